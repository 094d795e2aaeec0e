import { limitedJob } from '#platform/limited-work/limited-job';
import type { Bundle, ReadBundle } from './bundle.js';
import { parseBundle } from './parse-bundle.js';
import { readZip } from './read-zip.js';
import { writeBundle } from './write-bundle.js';
import { writeZip } from './write-zip.js';

interface Archive {
  bytes: Uint8Array;
  /** As uploaded; names the course where the archive has no folder. */
  name: string;
}

/** An archive as a checked and cleaned bundle. */
export const readArchive = limitedJob(
  import.meta.url,
  'readArchive',
  'foreign',
  async ({ bytes, name }: Archive): Promise<ReadBundle> => {
    const { files, folder } = await readZip(Buffer.from(bytes), name);
    return parseBundle(files, folder ?? name);
  },
);

/** A bundle as an archive. */
export const writeArchive = limitedJob(
  import.meta.url,
  'writeArchive',
  'foreign',
  (bundle: Bundle): Promise<Uint8Array> => writeZip(bundle.slug, writeBundle(bundle)),
);
