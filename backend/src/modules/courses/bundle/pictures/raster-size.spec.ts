import { rasterSize } from '#platform/pictures/raster-size';
import { pictureFiles } from '../testing/picture-files.js';

const kinds = [
  ['image/png', 'pictures/dot.png'],
  ['image/jpeg', 'pictures/dot.jpg'],
  ['image/webp', 'pictures/dot.webp'],
] as const;

describe.each(kinds)('a picture of %s', (type, path) => {
  const bytes = Buffer.from(pictureFiles().get(path) ?? []);

  it('tells its size [CRS-12]', () => {
    expect(rasterSize(type, bytes)).toEqual({ width: 32, height: 18 });
  });

  it('is refused with another file behind its end, however short [CRS-12]', () => {
    for (const behind of ['<script>alert(1)</script>', 'PK\x03\x04', '\0'])
      expect(rasterSize(type, Buffer.concat([bytes, Buffer.from(behind, 'latin1')]))).toBeUndefined();
  });

  it('is refused wherever it is cut off [CRS-12]', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(rasterSize(type, bytes.subarray(0, length))).toBeUndefined();
  });

  it('is refused under the name of another kind [CRS-12]', () => {
    for (const [other] of kinds) if (other !== type) expect(rasterSize(other, bytes)).toBeUndefined();
  });
});

describe('a damaged png', () => {
  it('is refused, whichever bit of it changed [CRS-12]', () => {
    const bytes = Buffer.from(pictureFiles().get('pictures/dot.png') ?? []);
    for (let place = 0; place < bytes.length; place += 1) {
      const damaged = Buffer.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      expect(rasterSize('image/png', damaged)).toBeUndefined();
    }
  });
});
