import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { smallPictureBytes } from '#platform/pictures/raster';
import { pixels as leftRedRightBlue } from '#platform/pictures/testing/a-photo';
import { drawSmall } from './small-picture.job.js';

const size = { width: 320, height: 320 };
const draw = async (bytes: Uint8Array) => drawSmall.work({ bytes, ...size });

/** Pixels of which no two are alike: what compresses worst. */
function noise(width: number, height: number): Transformer {
  const pixels = new Uint8Array(width * height * 4);
  let state = 1;
  for (let place = 0; place < pixels.length; place += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[place] = place % 4 === 3 ? 255 : state >> 16;
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A jpeg of a camera that was held upright, its left side above, and of what it says besides. */
function withExif(jpeg: Buffer, words: string): Buffer {
  const orientation = 'II\x2A\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0';
  const exif = Buffer.from(`Exif\0\0${orientation}${words}`, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, jpeg.subarray(2)]);
}

/** A png that names a size and holds next to nothing. */
function aPng(width: number, height: number): Buffer {
  const sides = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(8)));
  return Buffer.concat([start, chunk('IHDR', sides), pixels, chunk('IEND', Buffer.alloc(0))]);
}

describe('a small picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is drawn of a %s in the wanted size, as WebP of 60 kB at most [PRF-5] [CRS-13]',
    async (kind) => {
      const drawn = await draw(await noise(900, 500)[kind]());
      expect(drawn.length).toBeLessThanOrEqual(smallPictureBytes);
      const { width, height, format } = await new Transformer(Buffer.from(drawn)).metadata();
      expect({ width, height, format }).toEqual({ ...size, format: 'webp' });
    },
  );

  it('is whole where nothing of it may be cut off, and never larger than it was [ASG-1]', async () => {
    const whole = async (width: number, height: number) => {
      const bytes = await noise(width, height).jpeg();
      const drawn = await drawSmall.work({ bytes, width: 400, height: 400, isWhole: true, most: 90_000 });
      expect(drawn.length).toBeLessThanOrEqual(90_000);
      const { width: wide, height: high } = await new Transformer(Buffer.from(drawn)).metadata();
      return { wide, high };
    };
    expect(await whole(800, 200)).toEqual({ wide: 400, high: 100 });
    expect(await whole(300, 120)).toEqual({ wide: 300, high: 120 });
  });

  it('stands as it was taken, and takes over nothing but pixels: neither place nor comments of a camera [PRF-5]', async () => {
    const taken = withExif(await leftRedRightBlue(400, 300).jpeg(), 'GPS 33.3152 N, 44.3661 E Baghdad');
    const drawn = Buffer.from(await draw(taken));
    const pixels = await new Transformer(drawn).rawPixels();
    const place = pixels.length / (size.width * size.height);
    const colour = (row: number) => pixels.subarray((row * size.width + 160) * place);
    expect(colour(20)[0]).toBeGreaterThan(colour(20)[2]!);
    expect(colour(300)[0]).toBeLessThan(colour(300)[2]!);
    for (const secret of ['Baghdad', 'GPS', 'EXIF', 'Exif', 'XMP ']) expect(drawn.includes(secret)).toBe(false);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an animation', Buffer.from('GIF89a')],
    ['a png without a body', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a png that would unfold to gigabytes', aPng(30_000, 30_000)],
    ['a png that is long and thin', aPng(100_000, 1)],
    ['a png whose pixels are missing', aPng(64, 64)],
    ['nothing', Buffer.alloc(0)],
  ])('is not made of %s [PRF-5] [SEC-14]', async (_, bytes) => {
    await expect(draw(bytes)).rejects.toMatchObject({ status: 422 });
  });

  it('is made of a picture with another file behind its end, as phones write them [PRF-5] [SEC-14]', async () => {
    const png = await noise(20, 20).png();
    const drawn = Buffer.from(await draw(Buffer.concat([png, Buffer.from('<script>')])));
    expect(drawn.includes('<script>')).toBe(false);
  });

  it('is made of the 50 megapixels of a phone [PRF-5]', async () => {
    const drawn = await draw(await leftRedRightBlue(8160, 6120).jpeg());
    expect(drawn.length).toBeLessThanOrEqual(smallPictureBytes);
  });
});
