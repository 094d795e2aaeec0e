import { limitedJob } from '#platform/limited-work/limited-job';
import type { Bundle, ReadBundle } from './bundle.js';

interface Archive {
  bytes: Uint8Array;
  /** As uploaded; names the course where the archive has no folder. */
  name: string;
}

/** An archive as a checked and cleaned bundle. */
export const readArchive = limitedJob(
  import.meta.url,
  'readArchive',
  'imports',
  async ({ bytes, name }: Archive): Promise<ReadBundle> => {
    const { readZip } = await import('./read-zip.js');
    const { parseBundle } = await import('./parse-bundle.js');
    const { files, folder } = await readZip(Buffer.from(bytes), name);
    return parseBundle(files, folder ?? name);
  },
);

/** A bundle as an archive. */
export const writeArchive = limitedJob(
  import.meta.url,
  'writeArchive',
  'exports',
  async (bundle: Bundle): Promise<Uint8Array> => {
    const { writeBundle } = await import('./write-bundle.js');
    const { writeZip } = await import('./write-zip.js');
    return writeZip(bundle.slug, writeBundle(bundle));
  },
);
