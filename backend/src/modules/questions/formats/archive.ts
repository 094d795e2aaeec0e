import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { Unreadable } from './read-questions.js';

/** How much a package may hold, unpacked (SEC-6). */
export const archiveLimits = { files: 2000, fileBytes: 5_000_000, bytes: 30_000_000 } as const;

/** The XML files of a package by their paths, within the limits: what unfolds beyond them is refused before it is read. */
export async function readXmlArchive(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let remaining: number = archiveLimits.bytes;
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    if (zip.entryCount > archiveLimits.files) throw new Unreadable('too-long');
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.toLowerCase().endsWith('.xml') || entry.fileName.startsWith('__MACOSX/')) continue;
      // The archive's own word first; yauzl then holds it to that word while it unpacks.
      remaining -= entry.uncompressedSize;
      if (entry.isEncrypted() || entry.uncompressedSize > archiveLimits.fileBytes || remaining < 0)
        throw new Unreadable('too-long', entry.fileName);
      files.set(
        entry.fileName,
        new TextDecoder('utf-8', { fatal: true }).decode(await buffer(await zip.openReadStreamPromise(entry))),
      );
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'zip');
  }
  return files;
}

/** No clock, zone or person enters the archive. */
const always = { mtime: new Date(1980, 0, 2), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 6 };

/** The files as an archive: the same bytes for the same files. */
export async function writeArchive(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of files) zip.addBuffer(Buffer.from(text), path, always);
  zip.end();
  return buffer(zip.outputStream);
}
