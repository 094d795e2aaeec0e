import { AppError } from '#platform/errors/app-error';
import { PictureIsHeic } from '#platform/errors/file.errors';
import { keptPicture } from '#platform/pictures/foreign-picture';
import { isBearable, type PictureSize, rasterIn } from '#platform/pictures/raster';
import type { BundleFiles } from '../bundle-files.js';
import { refuse } from '../bundle-refusal.js';
import { decodedText } from '../decoded-text.js';
import { cleanDrawing, RefusedDrawing } from './clean-drawing.js';
import { type BundlePicture, pictureLimits, type PictureType, pictureTypes } from './picture.js';

/** Names that every system writes, and none that leads elsewhere: the path comes back in the archive of an export. */
const path = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+()@,-]{0,99}\/){0,4}[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+()@,-]{0,99}$/u;

/** Why a picture stays behind. */
type PictureRemark = 'unreadable_picture' | 'heic_picture';

/** The pictures of a bundle, which of them are not what they were, and which stay behind. */
export interface ReadPictures {
  pictures: BundlePicture[];
  changed: ReadonlySet<string>;
  refused: ReadonlyMap<string, PictureRemark>;
}

/**
 * Pictures that may be shown: raster pictures by what they are, whatever their name says, without place and camera and
 * drawn small where they are larger than a screen needs; and drawings without whatever could run or fetch (CRS-12). What
 * is no picture is named and stays behind: it is no reason to refuse a course.
 */
export function readPictures(files: BundleFiles): ReadPictures {
  const pictures: BundlePicture[] = [];
  const changed = new Set<string>();
  const refused = new Map<string, PictureRemark>();
  const budget = { pixels: pictureLimits.drawnPixels as number };
  let bytes = 0;
  // Some systems pack names with their signs apart; texts name them composed.
  for (const [given, content] of files) {
    const name = given.normalize('NFC');
    const named = pictureTypeOf(name);
    if (!named && !isOtherPicture(name)) continue;
    if (!path.test(name)) refuse(name, 'bundle.unsafe_path');
    if (pictures.some((picture) => picture.path === name)) refuse(name, 'bundle.duplicate_file');
    if (pictures.length >= pictureLimits.count) refuse(name, 'bundle.too_many_files', { max: pictureLimits.count });
    const read = named
      ? pictureOf(named, content, budget)
      : /\.(?:hei[cf]|hif)$/i.test(name)
        ? 'heic_picture'
        : 'unreadable_picture';
    if (typeof read === 'string') {
      refused.set(name, read);
      continue;
    }
    bytes += read.bytes.length;
    if (bytes > pictureLimits.bytes) refuse(name, 'bundle.too_large');
    const { isChanged, ...picture } = read;
    if (isChanged) changed.add(name);
    pictures.push({ path: name, ...picture });
  }
  return { pictures, changed, refused };
}

export function pictureTypeOf(name: string): PictureType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.entries(pictureTypes).find(([each]) => each === ending)?.[1];
}

/** Pictures of a kind that is not shown here. */
export const isOtherPicture = (name: string): boolean => /\.(?:gif|bmp|tiff?|ico|hei[cf]|hif|jxl|psd)$/i.test(name);

type Checked = PictureSize & { bytes: Uint8Array; mimeType: PictureType; isChanged: boolean };

function pictureOf(named: PictureType, bytes: Uint8Array, budget: { pixels: number }): Checked | PictureRemark {
  try {
    if (named === 'image/svg+xml') return drawing(bytes);
    const found = rasterIn(bytes);
    // Decoding costs by the pixel; a folder of camera photos would hold everybody else up.
    if (found && (!isBearable(found) || bytes.length > pictureLimits.rasterBytes))
      budget.pixels -= found.width * found.height;
    if (budget.pixels < 0) return 'unreadable_picture';
    const { type, ...picture } = keptPicture(bytes);
    return { ...picture, mimeType: type, isChanged: false };
  } catch (error) {
    if (error instanceof RefusedDrawing) return 'unreadable_picture';
    if (error instanceof AppError) return error.code === PictureIsHeic.code ? 'heic_picture' : 'unreadable_picture';
    throw error;
  }
}

function drawing(bytes: Uint8Array): Checked {
  if (bytes.length > pictureLimits.drawingBytes) throw new RefusedDrawing('Too large');
  const given = decodedText('', bytes);
  const { text, ...cleaned } = cleanDrawing(given);
  return { ...cleaned, mimeType: 'image/svg+xml', bytes: text === given ? bytes : new TextEncoder().encode(text) };
}
