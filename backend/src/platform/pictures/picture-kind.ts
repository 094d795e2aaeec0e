import { brandsOf } from './raster.js';

/** What a file is by its first bytes: a picture of a kind that is read here, of another one, or a HEIC photo. */
export type PictureKind = { name: string; isRead: boolean } | 'heic' | undefined;

const read: [string, RegExp][] = [
  ['JPEG', /^\xFF\xD8\xFF/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF.{4}WEBP/s],
];
const others: [string, RegExp][] = [
  ['GIF', /^GIF8/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM.{4}\0{4}/s],
  ['JPEG XL', /^(?:\xFF\x0A|\0\0\0\x0CJXL \r\n\x87\n)/],
  ['JPEG 2000', /^(?:\xFF\x4F\xFF\x51|\0\0\0\x0CjP {2}\r\n\x87\n)/],
  ['PSD', /^8BPS\0/],
  ['ICO', /^\0\0[\x01\x02]\0[^\0]/],
  [
    'SVG',
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?(?:<!DOCTYPE svg[^>]{0,300}>\s*)?<svg[\s/>]/,
  ],
];
/** The longest beginning that tells a kind. */
const head = 2048;

const avif = new Set(['avif', 'avis']);
const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The kind of a picture, whole or broken, so that people read what it is and what to do (CRS-12). */
export function pictureKindOf(bytes: Buffer): PictureKind {
  // An AVIF names the families of HEIC too, for both are kept in the same way.
  const brands = brandsOf(bytes);
  if (brands.some((brand) => avif.has(brand))) return { name: 'AVIF', isRead: true };
  if (brands.some((brand) => heic.has(brand))) return 'heic';
  const beginning = bytes.toString('latin1', 0, head);
  const named = (kinds: typeof read) => kinds.find(([, begins]) => begins.test(beginning))?.[0];
  const [ours, other] = [named(read), named(others)];
  if (ours !== undefined) return { name: ours, isRead: true };
  return other === undefined ? undefined : { name: other, isRead: false };
}
