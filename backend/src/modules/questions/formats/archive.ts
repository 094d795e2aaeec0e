import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { Unreadable } from './read-questions.js';

/** How much a package may hold, unpacked (SEC-6). */
export const archiveLimits = { files: 2000, fileBytes: 5_000_000, bytes: 30_000_000 } as const;

/** What of a package is read. */
export interface QuestionPackage {
  /** XML files by their paths. */
  files: Map<string, string>;
  /** Pictures by their paths, whatever is in them. */
  pictures: Map<string, Buffer>;
}

const isXml = (path: string): boolean => path.toLowerCase().endsWith('.xml');
const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|gif|svg|bmp)$/i.test(path);

/** The files of a package, within the limits: what unfolds beyond them is refused before it is read. */
export async function readPackage(bytes: Buffer): Promise<QuestionPackage> {
  const files = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  let remaining: number = archiveLimits.bytes;
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    if (zip.entryCount > archiveLimits.files) throw new Unreadable('too-long');
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (!(isXml(fileName) || isPicture(fileName)) || fileName.startsWith('__MACOSX/')) continue;
      // The archive's own word first; yauzl then holds it to that word while it unpacks.
      remaining -= entry.uncompressedSize;
      if (entry.isEncrypted() || entry.uncompressedSize > archiveLimits.fileBytes || remaining < 0)
        throw new Unreadable('too-long', fileName);
      const content = await buffer(await zip.openReadStreamPromise(entry));
      if (isXml(fileName)) files.set(fileName, new TextDecoder('utf-8', { fatal: true }).decode(content));
      else pictures.set(fileName, content);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'zip');
  }
  return { files, pictures };
}

/** No clock, zone or person enters the archive. */
const always = { mtime: new Date(1980, 0, 2), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 6 };

/** The files as an archive: the same bytes for the same files. */
export async function writeArchive(files: ReadonlyMap<string, string | Uint8Array>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of files)
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : Buffer.from(content), path, always);
  zip.end();
  return buffer(zip.outputStream);
}
