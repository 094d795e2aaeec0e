import { limitedJob } from '#platform/limited-work/limited-job';
import type { CleanFile, ForeignFile } from './clean-file.js';

/** A foreign file without places, beside the server. */
export const cleanForeignFile = limitedJob(
  import.meta.url,
  'cleanForeignFile',
  'files',
  async (file: ForeignFile): Promise<CleanFile> => {
    const { cleanFile } = await import('./clean-file.js');
    return cleanFile(file);
  },
);
