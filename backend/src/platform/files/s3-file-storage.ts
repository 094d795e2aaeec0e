import { Bucket } from '#platform/bucket/bucket';
import type { OfferedAs } from '#platform/bucket/signed-address';
import type { BucketSettings } from '#platform/config/app-config';
import { FileStorage, storageKey } from './file-storage.js';

/** Files in a bucket of an S3-compatible service, each under `files/` and its key (SCL-5). */
export class S3FileStorage extends FileStorage {
  private readonly bucket: Bucket;

  constructor(settings: BucketSettings) {
    super();
    this.bucket = new Bucket(settings);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.bucket.put(nameOf(key), bytes);
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return this.bucket.read(nameOf(key));
  }

  async delete(key: string): Promise<void> {
    await this.bucket.delete(nameOf(key));
  }

  /** Whether the bucket has exactly these bytes, told by their number and digest. */
  async holds(key: string, bytes: Uint8Array, md5: string): Promise<boolean> {
    const held = await this.bucket.look(nameOf(key));
    return held?.bytes === bytes.length && held.md5 === md5;
  }

  override addressOf(key: string, as: OfferedAs): string | undefined {
    return this.bucket.addressOf(nameOf(key), as);
  }
}

const nameOf = (key: string): string => `files/${storageKey(key)}`;
