import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { entryName } from '#platform/archives/entry-name';

/** Larger archives stay as they came: nobody unpacks gigabytes to look for photos (SEC-14). */
const limits = { entries: 2000, bytes: 100 * 1024 * 1024 };

/** No clock, zone or person enters the archive. */
const always = { mtime: new Date(1980, 0, 2), forceDosTimestamp: true, mode: 0o100644 };

/**
 * An archive whose members went through `clean`, written anew where one of them changed; as it came where it is locked,
 * broken or beyond the limits, and where nothing changed.
 */
export async function withCleanMembers(
  bytes: Buffer,
  clean: (path: string, content: Buffer) => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const written = new yazl.ZipFile();
  let isChanged = false;
  let remaining = limits.bytes;
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    if (zip.entryCount > limits.entries) return bytes;
    for await (const entry of zip.eachEntry()) {
      const path = entryName(entry);
      remaining -= entry.uncompressedSize;
      if (remaining < 0 || entry.isEncrypted()) return bytes;
      if (path.endsWith('/')) {
        written.addEmptyDirectory(path, { mtime: always.mtime });
        continue;
      }
      const content = await buffer(await zip.openReadStreamPromise(entry));
      const cleaned = await clean(path, content);
      if (cleaned !== content && !cleaned.equals(content)) isChanged = true;
      // The first entry of an OpenDocument file has to lie there as it is.
      written.addBuffer(cleaned, path, { ...always, compress: entry.compressionMethod !== 0 });
    }
  } catch {
    // Said to be an archive and none: whoever opens it will see.
    return bytes;
  }
  if (!isChanged) return bytes;
  written.end();
  return buffer(written.outputStream);
}
