import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { BackupStorage, NewArchive } from './backup-storage.js';

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

/** A zip file that appears under its name when it is whole (REL-8). */
export class ArchiveWriter {
  private readonly zip = new yazl.ZipFile();
  private readonly whole = new Digesting();
  private readonly written: Promise<void>;

  private constructor(private readonly archive: NewArchive) {
    this.written = pipeline(this.zip.outputStream, this.whole, archive.sink);
    // Reported by whoever waits for an entry or the end.
    this.written.catch(() => undefined);
  }

  static async create(storage: BackupStorage, name: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await storage.begin(name));
  }

  /** Where the archive will be: a path or an address. */
  get place(): string {
    return this.archive.place;
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
    await this.archive.keep();
    return { bytes: this.whole.bytes, sha256: this.whole.digest() };
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.whole.destroy();
    await this.written.catch(() => undefined);
    await this.archive.abandon();
  }
}
