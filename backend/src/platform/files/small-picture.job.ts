import { limitedJob } from '#platform/limited-work/limited-job';
import type { Wanted } from '#platform/pictures/foreign-picture';

/** A foreign picture drawn anew and small, beside the server (adr 0044); what is none is refused by its kind. */
export const drawSmall = limitedJob(
  import.meta.url,
  'drawSmall',
  'pictures',
  async ({ bytes, ...wanted }: Wanted & { bytes: Uint8Array }): Promise<Uint8Array> => {
    const { drawnPicture } = await import('#platform/pictures/foreign-picture');
    return drawnPicture(bytes, wanted);
  },
);
