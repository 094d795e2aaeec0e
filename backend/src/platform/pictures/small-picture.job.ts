import { limitedJob } from '#platform/limited-work/limited-job';
import { isBearable, type PictureSize, rasterSize, rasterTypes } from './raster-size.js';

interface Wanted extends PictureSize {
  bytes: Uint8Array;
  /** The whole picture within this size, never larger than it is, rather than its middle in exactly this size. */
  isWhole?: boolean;
  /** Bytes that it may have, 60 kB unless said otherwise. */
  most?: number;
}

/** What every screen loads of a picture at most (CRS-13, PRF-5). */
export const smallPictureBytes = 60_000;

/** From good to what still can be looked at; the first one that is small enough is taken. */
const qualities = [84, 74, 62, 48, 32, 16];

/**
 * A png, jpeg or webp drawn anew in exactly this size, its middle where the shape differs, or whole within it, as WebP
 * small enough; null for what is none, or would unfold to more than a phone holds. Only pixels are taken over: no place, no camera, no text.
 * Beside the server, because a decoder meets a stranger's bytes (adr 0044).
 */
export const drawSmall = limitedJob(
  import.meta.url,
  'drawSmall',
  'pictures',
  async ({ bytes, width, height, isWhole = false, most = smallPictureBytes }: Wanted): Promise<Uint8Array | null> => {
    const size = bearableSize(bytes);
    if (!size) return null;
    const { ResizeFit, Transformer } = await import('@napi-rs/image');
    try {
      // Once in pixels without loss, so that no quality is lost twice.
      const upright = new Transformer(bytes).rotate();
      const fits = isWhole && Math.max(size.width, size.height) <= Math.min(width, height);
      if (!fits) upright.resize({ width, height, fit: isWhole ? ResizeFit.Inside : ResizeFit.Cover });
      const pixels = await upright.png();
      for (const quality of qualities) {
        const drawn = await new Transformer(pixels).webp(quality);
        if (drawn.length <= most) return drawn;
      }
      return null;
    } catch {
      // Broken or made to break: the library says so in words of its own, which help nobody.
      return null;
    }
  },
);

/** The size of a whole picture that may be decoded, before any decoder sees it; undefined for everything else. */
function bearableSize(bytes: Uint8Array): PictureSize | undefined {
  const size = rasterTypes.map((type) => rasterSize(type, bytes)).find((found) => found !== undefined);
  return size && Math.min(size.width, size.height) > 0 && isBearable(size) ? size : undefined;
}
