import { isBearable, type PictureSize, rasterSize, type RasterType } from '#platform/pictures/raster-size';
import type { BundleFiles } from '../bundle-files.js';
import { refuse } from '../bundle-refusal.js';
import { decodedText } from '../decoded-text.js';
import { cleanDrawing, RefusedDrawing } from './clean-drawing.js';
import { type BundlePicture, pictureLimits, type PictureType, pictureTypes } from './picture.js';

/** Names that every system writes, and none that leads elsewhere: the path comes back in the archive of an export. */
const path = /^(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+()@,-]{0,99}\/){0,4}[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+()@,-]{0,99}$/u;

/** The pictures of a bundle, and which of them are not what they were. */
export interface ReadPictures {
  pictures: BundlePicture[];
  changed: ReadonlySet<string>;
}

/**
 * Pictures that may be shown as they are: whole raster pictures of a bearable size, and drawings without whatever could
 * run or fetch (CRS-12). Files that are something else than they say are refused by their name.
 */
export function readPictures(files: BundleFiles): ReadPictures {
  const pictures: BundlePicture[] = [];
  const changed = new Set<string>();
  let bytes = 0;
  // Some systems pack names with their signs apart; texts name them composed.
  for (const [given, content] of files) {
    const name = given.normalize('NFC');
    const mimeType = pictureTypeOf(name);
    if (!mimeType) continue;
    if (!path.test(name)) refuse(name, 'bundle.unsafe_path');
    if (pictures.some((picture) => picture.path === name)) refuse(name, 'bundle.duplicate_file');
    if (pictures.length >= pictureLimits.count) refuse(name, 'bundle.too_many_files', { max: pictureLimits.count });
    bytes += content.length;
    if (bytes > pictureLimits.bytes) refuse(name, 'bundle.too_large');
    const { isChanged, ...picture } =
      mimeType === 'image/svg+xml' ? drawing(name, content) : raster(name, mimeType, content);
    if (isChanged) changed.add(name);
    pictures.push({ path: name, mimeType, ...picture });
  }
  return { pictures, changed };
}

export function pictureTypeOf(name: string): PictureType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.entries(pictureTypes).find(([each]) => each === ending)?.[1];
}

type Checked = PictureSize & { bytes: Uint8Array; isChanged: boolean };

function raster(name: string, mimeType: RasterType, bytes: Uint8Array): Checked {
  if (bytes.length > pictureLimits.rasterBytes) refuse(name, 'bundle.too_large');
  const size = rasterSize(mimeType, bytes) ?? refuse(name, 'bundle.picture');
  const { width, height } = size;
  if (width < 1 || height < 1) refuse(name, 'bundle.picture');
  if (!isBearable(size)) refuse(name, 'bundle.too_large');
  return { width, height, bytes, isChanged: false };
}

function drawing(name: string, bytes: Uint8Array): Checked {
  if (bytes.length > pictureLimits.drawingBytes) refuse(name, 'bundle.too_large');
  try {
    const { text, ...cleaned } = cleanDrawing(decodedText(name, bytes));
    return { ...cleaned, bytes: cleaned.isChanged ? new TextEncoder().encode(text) : bytes };
  } catch (error) {
    if (error instanceof RefusedDrawing) refuse(name, 'bundle.picture');
    throw error;
  }
}
