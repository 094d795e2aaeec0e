import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { entryName } from '#platform/archives/entry-name';
import { AppError } from '#platform/errors/app-error';
import { bundleLimits } from './bundle.js';
import type { BundleFiles } from './bundle-files.js';
import { refuse } from './bundle-refusal.js';
import { isLeftover, tellsOfFolder } from './leftovers.js';
import { kindOfArchive, kindOfFile, packageManifest } from './other-files.rules.js';

/** Files of an archive and the folder that they all lie in, if there is one. */
interface Unpacked {
  files: BundleFiles;
  folder: string | undefined;
}

/** Unpacks in memory, within the limits: no links, no paths that lead elsewhere, no bombs (SEC-6). */
export async function readZip(bytes: Buffer, name: string): Promise<Unpacked> {
  const other = kindOfFile(bytes, name);
  if (other) refuse(name, other);
  try {
    await assertCourse(bytes, name);
    const zip = await yauzl.fromBufferPromise(bytes);
    return withoutCommonFolder(await unpack(zip, name));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse(
      name,
      /relative path|absolute path|invalid characters/.test(String(error)) ? 'bundle.unsafe_path' : 'bundle.not_zip',
    );
  }
}

/** Entries that are looked at to tell what an archive is, and letters of its manifest. */
const lookedAt = { entries: 5000, letters: 1_000_000 };

/** What is of another system is told as such, before it is measured by our limits. */
async function assertCourse(bytes: Buffer, name: string): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const paths: string[] = [];
  let manifest: string | undefined;
  for await (const entry of zip.eachEntry()) {
    if (paths.length >= lookedAt.entries) break;
    const path = entryName(entry);
    if (!path.endsWith('/') && !isLeftover(path) && !tellsOfFolder(path)) paths.push(path);
    if (packageManifest.test(path) && !entry.isEncrypted() && entry.uncompressedSize <= lookedAt.letters)
      manifest = Buffer.from(await read(zip, entry)).toString('utf8');
  }
  const other = kindOfArchive(paths, name, manifest);
  if (other) refuse(name, other);
}

async function unpack(zip: ZipFile, name: string): Promise<BundleFiles> {
  const files: BundleFiles = new Map();
  let remaining: number = bundleLimits.bytes;
  if (zip.entryCount > bundleLimits.files * 2) refuse(name, 'bundle.too_many_files', { max: bundleLimits.files });
  for await (const entry of zip.eachEntry()) {
    const path = entryName(entry);
    if (path.endsWith('/') || isLeftover(path)) continue;
    if (isLink(entry)) refuse(path, 'bundle.link');
    if (entry.isEncrypted()) refuse(path, 'bundle.encrypted');
    if (files.size >= bundleLimits.files) refuse(path, 'bundle.too_many_files', { max: bundleLimits.files });
    // The archive's own word first; yauzl then holds it to that word while it unpacks.
    if (entry.uncompressedSize > remaining) refuse(path, 'bundle.too_large');
    remaining -= entry.uncompressedSize;
    if (files.has(path)) refuse(path, 'bundle.duplicate_file');
    files.set(path, await read(zip, entry));
  }
  return files;
}

async function read(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The file type that Unix systems keep in the upper half of the attributes. */
const isLink = (entry: Entry): boolean => ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/**
 * The folder that holds the course, however deep an archive packed it; of two equally deep neither is meant. Texts alone
 * have their beginning where the paths part.
 */
function withoutCommonFolder(files: BundleFiles): Unpacked {
  const depthOf = (path: string) => path.split('/').length;
  const manifests = [...files.keys()].filter((path) => /(?:^|\/)course\.json$/.test(path));
  const least = Math.min(...manifests.map(depthOf));
  const [manifest, other] = manifests.filter((path) => depthOf(path) === least);
  const folder = (manifest ?? sharedBeginning([...files.keys()])).split('/').slice(0, -1).join('/');
  if (!folder || other) return { files, folder: undefined };
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return {
    files: new Map(inside.map(([path, bytes]) => [path.slice(folder.length + 1), bytes])),
    // Folders of texts are called anything; their archive was named by somebody.
    folder: manifest && folder.split('/').at(-1),
  };
}

/** What all paths begin with, up to a folder; each letter is looked at once. */
function sharedBeginning([first = '', ...others]: readonly string[]): string {
  let end = first.lastIndexOf('/') + 1;
  for (const path of others) {
    let at = 0;
    while (at < end && path[at] === first[at]) at++;
    end = at === 0 ? 0 : first.lastIndexOf('/', at - 1) + 1;
  }
  return first.slice(0, end);
}
