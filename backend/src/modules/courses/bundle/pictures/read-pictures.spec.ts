import { crc32 } from 'node:zlib';
import { pictureFiles } from '../testing/picture-files.js';
import { pictureLimits } from './picture.js';
import { readPictures } from './read-pictures.js';

const png = Buffer.from(pictureFiles().get('pictures/dot.png') ?? []);
const reasonOf = (path: string, bytes: Uint8Array): string => {
  try {
    readPictures(new Map([[path, bytes]]));
    return 'taken';
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

  it('are refused by name when their screen would be larger than a phone can hold [CRS-12] [SEC-14]', () => {
    expect(reasonOf('a.png', pngOf(8000, 3000))).toBe('taken');
    for (const [width, height] of [
      [8193, 1],
      [1, 60_000],
      [8000, 8000],
      [0xffffffff, 0xffffffff],
    ] as const)
      expect(reasonOf('a.png', pngOf(width, height))).toBe('bundle.too_large');
    expect(reasonOf('a.png', pngOf(0, 5))).toBe('bundle.picture');
  });

  it('are refused by name when they are something else, and when there are too many bytes [CRS-12] [SEC-14]', () => {
    expect(reasonOf('a.jpg', png)).toBe('bundle.picture');
    expect(reasonOf('a.svg', png)).toBe('bundle.not_utf8');
    expect(reasonOf('a.svg', Buffer.from('<html/>'))).toBe('bundle.picture');
    expect(reasonOf('a.png', Buffer.alloc(pictureLimits.rasterBytes + 1))).toBe('bundle.too_large');
    expect(reasonOf('a.svg', Buffer.alloc(pictureLimits.drawingBytes + 1))).toBe('bundle.too_large');
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
