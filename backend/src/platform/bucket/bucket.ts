import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { BucketSettings } from '#platform/config/app-config';
import { bucketFailure, isMissingKey, isPassing } from './bucket-failure.js';
import { type OfferedAs, signedAddress } from './signed-address.js';

/** Of a call about one file, with its bytes: 20 MB at a bad line's pace. */
const patienceMs = 20_000;
/** Of one part of a large object. */
const partPatienceMs = 300_000;
/** 10,000 parts are the most that the protocol has: archives of up to 160 GB. Four are in memory at a time. */
const partBytes = 16 * 1024 * 1024;
/** Before the second and the third time. */
const pausesMs = [150, 600];

/** What a bucket holds under a key. */
interface HeldObject {
  bytes: number;
  /** Hex digest that the service made of what it was sent; other than MD5 where it encrypts with keys of its own. */
  md5: string;
}

/**
 * A bucket of an S3-compatible service (SCL-5, ADR 0093). Calls that fail in passing are made up to three times, which
 * never doubles anything: a key is written as a whole or not at all.
 */
export class Bucket {
  private readonly calls: S3mini;
  private readonly streams: S3mini;

  constructor(private readonly settings: BucketSettings) {
    const { url: endpoint, region, accessKeyId, secretAccessKey } = settings;
    const common = { endpoint, region, accessKeyId, secretAccessKey, minPartSize: partBytes };
    this.calls = new S3mini({ ...common, requestAbortTimeout: patienceMs });
    this.streams = new S3mini({ ...common, requestAbortTimeout: partPatienceMs });
  }

  /** Puts bytes under a key; the service refuses what arrives other than it was sent. */
  async put(key: string, bytes: Uint8Array, mimeType = 'application/octet-stream'): Promise<void> {
    const digest = { 'content-md5': createHash('md5').update(bytes).digest('base64') };
    await this.patiently(() => this.calls.putObject(key, Buffer.from(bytes), mimeType, undefined, digest));
  }

  /** The bytes of a key, undefined where there are none. */
  async read(key: string): Promise<Uint8Array | undefined> {
    return this.patiently(async () => {
      const answer = await this.calls.getObjectRaw(key);
      // Also reading them may break off.
      return new Uint8Array(await answer.arrayBuffer());
    }).catch(undefinedIfMissing);
  }

  /** What is known of a key, undefined where nothing is under it. */
  async look(key: string): Promise<HeldObject | undefined> {
    const bytes = await this.patiently(() =>
      this.calls.objectExists(key).then((is) => (is ? this.calls.getContentLength(key) : undefined)),
    );
    if (bytes === undefined) return undefined;
    const md5 = await this.patiently(() => this.calls.getEtag(key));
    return md5 === null ? undefined : { bytes, md5 };
  }

  /** Takes a key away; one that is not there is no failure. */
  async delete(key: string): Promise<void> {
    await this.patiently(() => this.calls.deleteObject(key)).catch(undefinedIfMissing);
  }

  /** Puts a stream under a key, which has it once its end has come; a stream that fails leaves nothing. */
  async putStream(key: string, content: Readable, mimeType: string): Promise<void> {
    // What was read from a stream cannot be read again: the parts are repeated, not the whole.
    await this.streams
      .putAnyObject(key, Readable.toWeb(content) as ReadableStream, mimeType)
      .catch((error: unknown) => {
        throw bucketFailure(error);
      });
  }

  /** A key's bytes as they come, with their number. */
  async readStream(key: string): Promise<{ bytes: number; content: Readable } | undefined> {
    const answer = await this.patiently(() => this.streams.getObjectRaw(key)).catch(undefinedIfMissing);
    if (!answer?.body) return undefined;
    const content = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    return { bytes: Number(answer.headers.get('content-length')), content };
  }

  /** Where a browser finds the bytes for the next minute, undefined where it cannot reach the bucket. */
  addressOf(key: string, as: OfferedAs): string | undefined {
    return this.settings.isOpenToBrowsers ? signedAddress(this.settings, key, as) : undefined;
  }

  private async patiently<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (isMissingKey(error)) throw error;
        const pause = pausesMs[attempt];
        if (pause === undefined || !isPassing(error)) throw bucketFailure(error);
        await sleep(pause * (0.5 + Math.random()));
      }
    }
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissingKey(error)) throw error;
  return undefined;
}
