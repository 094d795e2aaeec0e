import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { asideOf } from './interrupted-archives.js';

/** Passes bytes on and knows their number and digest at the end. */
export class Digesting extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Hex; callable once, when all has passed. */
  digest(): string {
    return this.hash.digest('hex');
  }
}

/** A zip file that appears under its name when it is whole: written aside, flushed to the disk and renamed (REL-8). */
export class ArchiveWriter {
  private readonly zip = new yazl.ZipFile();
  private readonly whole = new Digesting();
  private readonly written: Promise<void>;
  private readonly aside: string;

  private constructor(private readonly path: string) {
    this.aside = asideOf(path);
    this.written = pipeline(
      this.zip.outputStream,
      this.whole,
      createWriteStream(this.aside, { mode: 0o600, flush: true }),
    );
    // Reported by whoever waits for an entry or the end.
    this.written.catch(() => undefined);
  }

  static async create(path: string): Promise<ArchiveWriter> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return new ArchiveWriter(path);
  }

  /** Adds an entry as its bytes come, and waits for the last of them. */
  async add(name: string, content: Readable, options = { compress: true }): Promise<{ bytes: number; sha256: string }> {
    const digesting = new Digesting();
    this.zip.addReadStream(digesting, name, { ...options, forceZip64Format: true });
    // A full disk ends the writing; nobody would read the entry any more.
    await Promise.race([pipeline(content, digesting), this.written]);
    return { bytes: digesting.bytes, sha256: digesting.digest() };
  }

  /** Adds an entry whose bytes are at hand. */
  addBytes(name: string, bytes: Uint8Array, options = { compress: true }): void {
    this.zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, options);
  }

  /** Ends the archive and gives it its name. */
  async finish(): Promise<{ bytes: number; sha256: string }> {
    this.zip.end();
    await this.written;
    await rename(this.aside, this.path);
    await flushFolder(dirname(this.path));
    return { bytes: this.whole.bytes, sha256: this.whole.digest() };
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.whole.destroy();
    await this.written.catch(() => undefined);
    await rm(this.aside, { force: true });
  }
}

/** The new name survives a power failure, too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
