import { crc32 } from 'node:zlib';
import { aPhoto, secrets, withFilm } from '#platform/pictures/testing/a-photo';
import { pictureFiles } from '../testing/picture-files.js';
import { pictureLimits } from './picture.js';
import { readPictures } from './read-pictures.js';

const png = Buffer.from(pictureFiles().get('pictures/dot.png') ?? []);
const reasonOf = (path: string, bytes: Uint8Array): string => {
  try {
    return readPictures(new Map([[path, bytes]])).refused.get(path) ?? 'taken';
  } catch (error) {
    return String((error as { params?: { reason?: string } }).params?.reason);
  }
};

/** The png, said to have these sides. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('the pictures of a bundle', () => {
  it('are taken with their size and bytes, drawings as they came [CRS-12]', () => {
    const { pictures, changed } = readPictures(pictureFiles());
    expect(pictures.map(({ path, mimeType, width, height }) => [path, mimeType, width, height])).toEqual([
      ['pictures/dot.png', 'image/png', 32, 18],
      ['pictures/dot.jpg', 'image/jpeg', 32, 18],
      ['pictures/dot.webp', 'image/webp', 32, 18],
      ['pictures/سير العمل.svg', 'image/svg+xml', 640, 320],
    ]);
    expect(new Map(pictures.map(({ path, bytes }) => [path, bytes]))).toEqual(pictureFiles());
    expect(changed.size).toBe(0);
  });

  it('are known by their composed names, as texts write them, and once [CRS-12]', () => {
    const [composed, apart] = ['pictures/أ.png', 'pictures/أ.png'.normalize('NFD')];
    expect(readPictures(new Map([[apart, png]])).pictures[0]?.path).toBe(composed);
    expect(() =>
      readPictures(
        new Map([
          [apart, png],
          [composed, png],
        ]),
      ),
    ).toThrow();
  });

  it('stay behind by name when no phone could hold their screen [CRS-12] [SEC-14]', () => {
    for (const [width, height] of [
      [16_385, 1],
      [1, 60_000],
      [8000, 8000],
      [0xffffffff, 0xffffffff],
      [0, 5],
    ] as const)
      expect(reasonOf('a.png', pngOf(width, height))).toBe('unreadable_picture');
  });

  it('are what their content is, whatever their name says [CRS-12]', () => {
    const { pictures } = readPictures(new Map([['pictures/a.jpg', png]]));
    expect(pictures).toMatchObject([{ path: 'pictures/a.jpg', mimeType: 'image/png', bytes: png }]);
  });

  it('stay behind by name when they are something else, and the others come in [CRS-12]', () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const files = new Map([
      ['a.jpg', Buffer.from('no picture')],
      ['b.svg', png],
      ['c.svg', Buffer.from('<html/>')],
      ['d.svg', Buffer.alloc(pictureLimits.drawingBytes + 1)],
      ['e.jpg', heic],
      ['f.HEIC', heic],
      ['g.gif', Buffer.from('GIF89a')],
      ['h.png', png],
    ]);
    const { pictures, refused } = readPictures(files);
    expect(pictures.map(({ path }) => path)).toEqual(['h.png']);
    expect(Object.fromEntries(refused)).toEqual({
      'a.jpg': 'unreadable_picture',
      'b.svg': 'unreadable_picture',
      'c.svg': 'unreadable_picture',
      'd.svg': 'unreadable_picture',
      'e.jpg': 'heic_picture',
      'f.HEIC': 'heic_picture',
      'g.gif': 'unreadable_picture',
    });
  });

  it('tell nothing of where a camera stood [CRS-12] [SEC-15]', async () => {
    const { pictures } = readPictures(new Map([['pictures/photo.jpg', withFilm(await aPhoto(64, 48))]]));
    for (const secret of secrets) expect(Buffer.from(pictures[0]?.bytes ?? []).includes(secret)).toBe(false);
    expect(pictures).toMatchObject([{ width: 64, height: 48 }]);
  });

  it.each([
    '../a.png',
    'a/../b.png',
    '/a.png',
    'C:\\a.png',
    'a\\b.png',
    'a//b.png',
    '.a/b.png',
    'a\nb.png',
    'a/b/c/d/e/f.png',
  ])('are refused at %j, which leads elsewhere on some system [CRS-12] [SEC-6]', (path) =>
    expect(reasonOf(path, png)).toBe('bundle.unsafe_path'),
  );
});
