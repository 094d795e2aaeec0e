import { Transformer } from '@napi-rs/image';
import { rasterIn } from './raster.js';
import { aPhoto, pixels } from './testing/a-photo.js';

const kinds = ['png', 'jpeg', 'webp'] as const;

describe.each(kinds)('a picture of kind %s', (kind) => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await pixels(32, 18)[kind]();
  });

  it('is known by its content and tells its size and its end [CRS-12]', () => {
    expect(rasterIn(bytes)).toEqual({ type: `image/${kind}`, width: 32, height: 18, end: bytes.length });
  });

  it('ends before what a phone or somebody else put behind it [CRS-12]', () => {
    for (const behind of ['\0\0\0\x18ftypmp42', '\xFF\xD8\xFF\xE0', '<script>', 'PK\x03\x04', '\0'])
      expect(rasterIn(Buffer.concat([bytes, Buffer.from(behind, 'latin1')]))?.end).toBe(bytes.length);
  });

  it('is none wherever it is cut off [CRS-12]', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(rasterIn(bytes.subarray(0, length))).toBeUndefined();
  });
});

describe('a damaged png', () => {
  it('is none, whichever bit of it changed [CRS-12]', async () => {
    const bytes = await pixels(8, 4).png();
    for (let place = 0; place < bytes.length; place += 1) {
      const damaged = Buffer.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      expect(rasterIn(damaged)).toBeUndefined();
    }
  });
});

describe('other pictures', () => {
  it('of AVIF tell their size [CRS-12]', async () => {
    const bytes = await pixels(48, 20).avif({ speed: 10 });
    expect(rasterIn(bytes)).toMatchObject({ type: 'image/avif', width: 48, height: 20 });
    expect((await new Transformer(bytes).metadata()).width).toBe(48);
  });

  it('of a phone are found inside of what the camera says [CRS-12]', async () => {
    expect(rasterIn(await aPhoto(40, 30))).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 });
  });
});
