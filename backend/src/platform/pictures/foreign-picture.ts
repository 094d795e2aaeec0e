import { ResizeFit, Transformer } from '@napi-rs/image';
import type { AppError } from '#platform/errors/app-error';
import {
  FileEmpty,
  PictureBroken,
  PictureIsHeic,
  PictureOfOtherKind,
  PictureRefused,
  PictureTooLarge,
} from '#platform/errors/file.errors';
import { isWholeAvif, orientationOfAvif, stillAvif } from './avif.js';
import { pictureKindOf } from './picture-kind.js';
import {
  isBearable,
  keptPictureBytes,
  type PictureSize,
  type Raster,
  rasterIn,
  readableLimits,
  smallPictureBytes,
} from './raster.js';
import { orientationOf, withoutMetadata } from './raster-metadata.js';

export interface Wanted extends PictureSize {
  /** The whole picture within this size, never larger than it is, rather than its middle in exactly this size. */
  isWhole?: boolean;
  /** Bytes that it may have, 60 kB unless said otherwise. */
  most?: number;
}

/** Into what a larger one is drawn. */
const largest = { width: 2560, height: 2560, isWhole: true, most: 700_000 };

/** From good to what still can be looked at; the first one that is small enough is taken. */
const qualities = [84, 74, 62, 48, 32, 16];

/** A picture that may be shown to others: nothing of it but what is seen. */
export interface KeptPicture extends PictureSize {
  type: Raster['type'];
  bytes: Uint8Array;
}

/**
 * A foreign picture as it may be kept: its pixels as they came where it is bearable and upright, otherwise drawn anew as
 * WebP. Place, camera, author and whatever follows its end are gone (CRS-12, SEC-15). Refusals are those of `file.errors`.
 */
export function keptPicture(given: Uint8Array, most: number = keptPictureBytes): KeptPicture {
  const { raster, bytes } = readable(given);
  const { type, width, height } = raster;
  const isUpright = type !== 'image/jpeg' || orientationOf(bytes) === 1;
  if (isBearable(raster) && isUpright && type !== 'image/avif') {
    const quiet = withoutMetadata(type, bytes);
    if (quiet.length <= most) return { type, width, height, bytes: quiet };
  }
  const drawn = drawnPicture(given, largest);
  const size = rasterIn(drawn);
  if (!size) throw refusalOf(Buffer.from(given));
  return { type: size.type, width: size.width, height: size.height, bytes: drawn };
}

/**
 * A picture drawn anew in exactly this size, its middle where the shape differs, or whole within it, as WebP small enough.
 * Only pixels are taken over. To be called beside the server, because a decoder meets a stranger's bytes (adr 0044).
 */
export function drawnPicture(
  given: Uint8Array,
  { width, height, isWhole = false, most = smallPictureBytes }: Wanted,
): Uint8Array {
  const { raster, bytes } = readable(given);
  const isAvif = raster.type === 'image/avif';
  try {
    // Once in pixels without loss, so that no quality is lost twice.
    const upright = isAvif
      ? new Transformer(stillAvif(bytes)).rotate(orientationOfAvif(bytes))
      : new Transformer(bytes).rotate();
    const fits = isWhole && raster.width <= width && raster.height <= height;
    if (!fits) upright.resize({ width, height, fit: isWhole ? ResizeFit.Inside : ResizeFit.Cover });
    const pixels = upright.pngSync();
    for (const quality of qualities) {
      const drawn = new Transformer(pixels).webpSync(quality);
      if (drawn.length <= most) return drawn;
    }
  } catch (error) {
    // Broken or made to break: the library says so in words of its own, which help nobody.
    if (isAvif && isWholeAvif(bytes) && unknownToDecoder.test((error as Error).message))
      throw new PictureOfOtherKind({ kind: 'AVIF' });
  }
  throw refusalOf(bytes);
}

/** It does not understand how the file is built, or finds no still picture in it; its pixels were not looked at. */
const unknownToDecoder = /libavif error: (?:9|10)\b|format could not be determined/;

/** The picture that may be decoded, before any decoder sees it, up to its end. */
function readable(given: Uint8Array): { raster: Raster; bytes: Buffer } {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new FileEmpty();
  const raster = rasterIn(bytes);
  if (!raster || Math.min(raster.width, raster.height) < 1) throw refusalOf(bytes);
  if (!isBearable(raster, readableLimits)) throw new PictureTooLarge();
  return { raster, bytes: bytes.subarray(0, raster.end) };
}

/** What the picture is and what to do, as far as its beginning tells. */
function refusalOf(bytes: Buffer): AppError {
  const kind = pictureKindOf(bytes);
  if (kind === undefined) return new PictureRefused();
  if (kind === 'heic') return new PictureIsHeic();
  return kind.isRead ? new PictureBroken({ kind: kind.name }) : new PictureOfOtherKind({ kind: kind.name });
}
