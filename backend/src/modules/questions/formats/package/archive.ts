import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import yazl from 'yazl';
import { Unreadable } from '../read-questions.js';
import { decodedFile } from '../texts/decoded-file.js';

/** How much a package may hold, unpacked (SEC-6). */
export const archiveLimits = { files: 2000, fileBytes: 5_000_000, bytes: 30_000_000 } as const;
/** Pages of a course are many; as a passage a question needs a short one. What is beyond is not read. */
const pageLimits = { fileBytes: 200_000, bytes: 5_000_000 } as const;

/** What of a package is read. */
export interface QuestionPackage {
  /** XML files by their paths; those of Blackboard and Canvas end otherwise. */
  files: Map<string, string>;
  /** Pictures by their paths, whatever is in them. */
  pictures: Map<string, Buffer>;
  /** Pages by their paths, which an item may show as its passage. */
  pages: Map<string, string>;
  /** Paths of everything in it. */
  paths: string[];
}

const isXml = (path: string): boolean => /\.(?:xml|qti|dat)$/i.test(path);
const isPage = (path: string): boolean => /\.x?html?$/i.test(path);
const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|gif|svg|bmp)$/i.test(path);

/** The paths in a package, without unpacking any of it. */
export async function pathsIn(bytes: Buffer): Promise<string[]> {
  const paths: string[] = [];
  await eachEntry(bytes, async ({ fileName }) => {
    paths.push(fileName);
  });
  return paths;
}

/** The files of a package, within the limits: what unfolds beyond them is refused before it is read. */
export async function readPackage(bytes: Buffer): Promise<QuestionPackage> {
  const files = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const pages = new Map<string, string>();
  const paths: string[] = [];
  let remaining: number = archiveLimits.bytes;
  let pagesRemaining: number = pageLimits.bytes;
  await eachEntry(bytes, async (entry, open) => {
    const { fileName } = entry;
    if (fileName.startsWith('__MACOSX/') || fileName.endsWith('/')) return;
    paths.push(fileName);
    const isShort = entry.uncompressedSize <= Math.min(pageLimits.fileBytes, pagesRemaining);
    if (isPage(fileName) && isShort && !entry.isEncrypted()) {
      pagesRemaining -= entry.uncompressedSize;
      pages.set(fileName, decodedFile(await open()));
    }
    if (!(isXml(fileName) || isPicture(fileName))) return;
    // The archive's own word first; yauzl then holds it to that word while it unpacks.
    remaining -= entry.uncompressedSize;
    if (entry.isEncrypted() || entry.uncompressedSize > archiveLimits.fileBytes || remaining < 0)
      throw new Unreadable('too-long', fileName);
    const content = await open();
    if (isXml(fileName)) files.set(fileName, decodedFile(content));
    else pictures.set(fileName, content);
  });
  return { files, pictures, pages, paths };
}

async function eachEntry(
  bytes: Buffer,
  take: (entry: Entry, open: () => Promise<Buffer>) => Promise<void>,
): Promise<void> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    if (zip.entryCount > archiveLimits.files) throw new Unreadable('too-long');
    for await (const entry of zip.eachEntry())
      await take(entry, async () => buffer(await zip.openReadStreamPromise(entry)));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'zip');
  }
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
