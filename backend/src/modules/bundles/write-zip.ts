import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { BundleFiles } from './bundle-files.js';

/** No clock, zone or person enters the archive. */
const always = { mtime: new Date(1980, 0, 2), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 6 };

/** The files in one folder of an archive: the same bytes for the same files (CRS-5). */
export async function writeZip(folder: string, files: BundleFiles): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of files)
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `${folder}/${path}`, always);
  zip.end();
  return buffer(zip.outputStream);
}
