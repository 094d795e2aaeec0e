import { keptPictureBytes } from '#platform/pictures/raster';

/** Names under which pictures of a bundle are looked for; of those made of pixels the content says what they are (CRS-12). */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;
export type PictureType = (typeof pictureTypes)[keyof typeof pictureTypes];

/** A picture of a bundle, checked, and drawings cleaned. */
export interface BundlePicture {
  /** Pixels as a browser lays it out. */
  width: number;
  height: number;
  /** Its path inside the bundle, e.g. `pictures/flow.svg`. */
  path: string;
  mimeType: PictureType;
  bytes: Uint8Array;
}

/** What pictures of one bundle may be at most (SEC-14). */
export const pictureLimits = {
  count: 200,
  /** Larger ones are drawn small. */
  rasterBytes: keptPictureBytes,
  /** Of all those that have to be drawn, together. */
  drawnPixels: 150_000_000,
  drawingBytes: 512 * 1024,
  /** Of all together: the server holds them while it writes them. */
  bytes: 12 * 1024 * 1024,
} as const;
