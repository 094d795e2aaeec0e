import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { BackupFailure, damaged } from './backup-failure.js';
import { type BackupManifest, manifestEntry, parseManifest } from './backup-manifest.js';
import { isInterrupted } from './interrupted-archives.js';

/** A backup that is open for reading, entry by entry. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: BackupManifest,
  ) {}

  /** Opens a file and reads its manifest; anything but a whole backup is refused. */
  static async open(path: string): Promise<ArchiveReader> {
    if (isInterrupted(path)) {
      throw new BackupFailure(
        `انقطعت هذه النسخة الاحتياطية قبل أن تكتمل، فلا تُستعاد: ${path}`,
        `This backup was interrupted before it was whole and cannot be restored: ${path}`,
      );
    }
    const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new BackupFailure(`لا يوجد ملف ${path}`, `There is no file ${path}`);
      // Most often it belongs to somebody else than the user who restores.
      if (error.syscall)
        throw new BackupFailure(`لا يمكن قراءة ${path}: ${error.code}`, `${path} cannot be read: ${error.code}`);
      throw notABackup(path);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const entry = entries.get(manifestEntry);
      const manifest = entry && parseManifest(await textOf(await zip.openReadStreamPromise(entry)));
      if (!manifest) throw notABackup(path);
      return new ArchiveReader(zip, entries, manifest);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): Iterable<string> {
    return this.entries.keys();
  }

  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged(name);
    return this.zip.openReadStreamPromise(entry);
  }

  async readBytes(name: string): Promise<Buffer> {
    return bytesOf(await this.read(name));
  }

  close(): void {
    this.zip.close();
  }
}

const notABackup = (path: string): BackupFailure =>
  new BackupFailure(`ليس هذا ملف نسخة احتياطية كاملاً: ${path}`, `This is not a whole backup: ${path}`);

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const textOf = async (stream: Readable): Promise<string> => (await bytesOf(stream)).toString('utf8');
