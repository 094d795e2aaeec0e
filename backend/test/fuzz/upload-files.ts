import { zipSync } from 'fflate';
import { bundleFiles } from '../../src/modules/bundles/testing/bundle-files.js';
import { pictureFiles } from '../../src/modules/bundles/testing/picture-files.js';
import type { FilePart } from './multipart.js';

/** Texts that take the place of files of a small valid course folder; undefined takes one away. */
export type BundleChanges = Record<string, string | undefined>;

/** A course folder as an archive. */
export const zippedBundle = (changes: BundleChanges = {}): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(bundleFiles(changes)), { mtime: new Date(1980, 0, 2) }));

const picture = Buffer.from(pictureFiles().get('pictures/dot.png') ?? []);

/** What honest people upload, smallest first: one of them fits each route that takes a file. */
export const honestFiles = (field: string): FilePart[] => [
  { field, name: 'notes.md', type: 'text/markdown', bytes: Buffer.from('# ملاحظات\n') },
  { field, name: 'dot.png', type: 'image/png', bytes: picture },
  { field, name: 'course.zip', type: 'application/zip', bytes: zippedBundle() },
];

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const zip = zippedBundle();
const bomb = Buffer.from(zipSync({ 'course.json': Buffer.alloc(30_000_000) }, { level: 9 }));

/** Contents that are not what a name says, or not whole. */
export const nastyContents: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from('P'),
  'the sign of a zip alone': Buffer.from('PK'),
  'the sign of a PDF alone': Buffer.from('%PDF-1.7'),
  'the beginning of a picture': png,
  'half a picture': picture.subarray(0, picture.length / 2),
  'a picture of a size that nothing holds': withByte(picture, 16, 0x7f),
  'half a zip': zip.subarray(0, zip.length / 2),
  'a zip without its end': zip.subarray(0, zip.length - 10),
  'the end of a zip alone': zip.subarray(zip.length - 22),
  'a zip behind other bytes': Buffer.concat([png, zip]),
  'a zip that counts its entries wrong': withByte(zip, zip.length - 12, 0xff),
  'a zip whose directory lies elsewhere': withByte(zip, zip.length - 5, 0x7f),
  'a zip with a broken file': withByte(zip, 60, zip[60]! ^ 0xff),
  'an empty zip': Buffer.from(zipSync({})),
  'a zip bomb': bomb,
  'a zip in a zip': Buffer.from(zipSync({ 'course.zip': zip })),
  'a zip with a way upwards': Buffer.from(zipSync({ '../course.json': Buffer.from('{}') })),
  'a zip with an absolute way': Buffer.from(zipSync({ '/etc/passwd': Buffer.from('x') })),
  'a zip with a name of NUL': Buffer.from(zipSync({ 'a\0b.md': Buffer.from('x') })),
  'a zip of many files': Buffer.from(zipSync(Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`${n}`, png])))),
  'bytes that are no text': Buffer.from(Array.from({ length: 300 }, (_, n) => (n * 97) % 256)),
  'a text with NUL': Buffer.from('a\0b'),
  'text in UTF-16': Buffer.from('\ufeffنص', 'utf16le'),
  'a megabyte': Buffer.alloc(1_000_000, 'x'),
};

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
}
