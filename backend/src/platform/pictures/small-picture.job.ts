import { limitedJob } from '#platform/limited-work/limited-job';
import { type PictureSize, isBearable, rasterSize, rasterTypes } from './raster-size.js';

interface Wanted extends PictureSize {
  bytes: Uint8Array;
}

/** What every screen loads of a picture at most (CRS-13, PRF-5). */
export const smallPictureBytes = 60_000;

/** From good to what still can be looked at; the first one that is small enough is taken. */
const qualities = [84, 74, 62, 48, 32, 16];

/**
 * A png, jpeg or webp drawn anew in exactly this size, its middle where the shape differs, as WebP of 60 kB at most; null
 * for what is none, or would unfold to more than a phone holds. Only pixels are taken over: no place, no camera, no text.
 * Beside the server, because a decoder meets a stranger's bytes (adr 0044).
 */
export const drawSmall = limitedJob(
  import.meta.url,
  'drawSmall',
  'foreign',
  async ({ bytes, width, height }: Wanted): Promise<Uint8Array | null> => {
    if (!mayBeDecoded(bytes)) return null;
    const { ResizeFit, Transformer } = await import('@napi-rs/image');
    try {
      // Once in pixels without loss, so that no quality is lost twice.
      const pixels = await new Transformer(bytes).rotate().resize({ width, height, fit: ResizeFit.Cover }).png();
      for (const quality of qualities) {
        const drawn = await new Transformer(pixels).webp(quality);
        if (drawn.length <= smallPictureBytes) return drawn;
      }
      return null;
    } catch {
      // Broken or made to break: the library says so in words of its own, which help nobody.
      return null;
    }
  },
);

/** Whether it is a whole picture of a bearable size, before any decoder sees it. */
function mayBeDecoded(bytes: Uint8Array): boolean {
  const size = rasterTypes.map((type) => rasterSize(type, bytes)).find((found) => found !== undefined);
  return size !== undefined && Math.min(size.width, size.height) > 0 && isBearable(size);
}
