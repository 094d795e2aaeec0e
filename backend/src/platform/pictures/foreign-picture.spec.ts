import { Transformer } from '@napi-rs/image';
import { keptPicture } from './foreign-picture.js';
import { keptPictureBytes } from './raster.js';
import { orientationOf } from './raster-metadata.js';
import { aPhoto, pixels, secrets, withFilm } from './testing/a-photo.js';

const refusalOf = (bytes: Buffer): string => {
  try {
    keptPicture(bytes);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const chunk = (name: string, data: string): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, Buffer.from(data)]);
};
/** A webp with notes of a camera behind its pixels. */
function withNotes(webp: Buffer): Buffer {
  const inner = Buffer.concat([webp.subarray(12), chunk('EXIF', 'Sara Ali Baghdad'), chunk('XMP ', 'GPSLatitude=33')]);
  const head = Buffer.from(webp.subarray(0, 12));
  head.writeUInt32LE(inner.length + 4, 4);
  return Buffer.concat([head, inner]);
}

describe('a picture that is kept', () => {
  it('loses place, camera, author and comments, and none of its pixels [SEC-15]', async () => {
    const photo = await aPhoto(64, 48);
    const kept = keptPicture(photo);
    expect(kept).toMatchObject({ type: 'image/jpeg', width: 64, height: 48 });
    for (const secret of secrets) expect(Buffer.from(kept.bytes).includes(secret)).toBe(false);
    expect(await new Transformer(Buffer.from(kept.bytes)).rawPixels()).toEqual(
      await new Transformer(photo).rawPixels(),
    );
  });

  it('loses the notes of a webp, and the texts of a png [SEC-15]', async () => {
    const webp = withNotes(await pixels(16, 16).webp());
    const { bytes } = keptPicture(webp);
    expect(Buffer.from(bytes).includes('Baghdad')).toBe(false);
    expect(await new Transformer(Buffer.from(bytes)).rawPixels()).toEqual(await new Transformer(webp).rawPixels());
    const png = await pixels(16, 16).png();
    expect(keptPicture(png).bytes).toEqual(png);
  });

  it('stands as it was taken where the phone was held upright [SEC-15]', async () => {
    const kept = keptPicture(await aPhoto(64, 48, 6));
    expect(kept).toMatchObject({ type: 'image/webp', width: 48, height: 64 });
  });

  it('is taken with a film or a second picture behind its end, which goes [CRS-12]', async () => {
    const kept = keptPicture(withFilm(await aPhoto(64, 48)));
    expect(Buffer.from(kept.bytes).includes('Baghdad')).toBe(false);
    expect(Buffer.from(kept.bytes).subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('is made small where a screen needs less: 24 megapixels and beyond [CRS-12]', async () => {
    const large = await pixels(6000, 4200).jpeg();
    const kept = keptPicture(large);
    expect(kept).toMatchObject({ type: 'image/webp', width: 2560, height: 1792 });
    expect(kept.bytes.length).toBeLessThan(keptPictureBytes);
  });

  it('is an AVIF that becomes a WebP [CRS-12]', async () => {
    expect(keptPicture(await pixels(40, 40).avif({ speed: 10 }))).toMatchObject({ type: 'image/webp', width: 40 });
  });

  it.each([
    [0, undefined, 40, 20, 'red'],
    [1, undefined, 20, 40, 'blue'],
    [3, undefined, 20, 40, 'red'],
    [2, undefined, 40, 20, 'blue'],
    [0, 1, 40, 20, 'blue'],
    [1, 0, 20, 40, 'red'],
  ])(
    'is an AVIF that is shown turned %i times and mirrored by %s [CRS-12]',
    async (turns, mirror, width, height, corner) => {
      const kept = keptPicture(heldAvif(await pixels(40, 20).avif({ speed: 10 }), turns, mirror));
      expect(kept).toMatchObject({ width, height });
      const [red = 0, , blue = 0] = await new Transformer(Buffer.from(kept.bytes)).rawPixels();
      expect(red > blue ? 'red' : 'blue').toBe(corner);
    },
  );

  it('is an animated AVIF, as its still picture [CRS-12]', async () => {
    const animated = Buffer.from(await pixels(40, 40).avif({ speed: 10 }));
    animated.write('avis', 8, 'latin1');
    expect(keptPicture(animated)).toMatchObject({ type: 'image/webp', width: 40 });
  });

  it('is an AVIF built in a way that is not read here, which is not called damaged [CRS-12]', async () => {
    const whole = Buffer.from(await pixels(40, 40).avif({ speed: 10 }));
    whole.write('xixi', whole.indexOf('pixi'), 'latin1');
    expect(refusalOf(whole)).toBe('files.picture_other_kind');
    expect(refusalOf(whole.subarray(0, -1))).toBe('files.picture_broken');
  });

  it('is a JPEG with stray bytes between its segments, which go [CRS-12] [SEC-15]', async () => {
    const photo = await aPhoto(40, 30);
    const jpeg = Buffer.concat([photo.subarray(0, 2), Buffer.from('\0\0Baghdad', 'latin1'), photo.subarray(2)]);
    const kept = keptPicture(jpeg);
    expect(kept).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 });
    expect(Buffer.from(kept.bytes)).toEqual(Buffer.from(keptPicture(photo).bytes));
  });

  it('is told as what it is where it is broken, an AVIF never as HEIC [CRS-12]', async () => {
    const drawn = pixels(40, 40);
    const whole = {
      AVIF: await drawn.avif({ speed: 10 }),
      WebP: drawn.webpSync(80),
      PNG: drawn.pngSync(),
      JPEG: await drawn.jpeg(),
    };
    for (const [kind, bytes] of Object.entries(whole))
      expect(() => keptPicture(Buffer.from(bytes).subarray(0, bytes.length >> 1))).toThrow(
        expect.objectContaining({ code: 'files.picture_broken', params: { kind } }),
      );
    expect(refusalOf(Buffer.from(whole.AVIF).fill(7, whole.AVIF.length - 40))).toBe('files.picture_broken');
    const heif = Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif', 'latin1');
    expect(refusalOf(heif)).toBe('files.picture_broken');
  });

  it.each([
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['TIFF', 'MM\0*\0\0\0\x08'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
    ['JPEG XL', '\xFF\x0A\xFA\x7F'],
    ['JPEG XL', '\0\0\0\x0CJXL \r\n\x87\n\0\0\0\x14ftypjxl '],
    ['JPEG 2000', '\0\0\0\x0CjP  \r\n\x87\n\0\0\0\x14ftypjp2 '],
    ['PSD', '8BPS\0\x01'],
    ['ICO', '\0\0\x01\0\x01\0'],
    ['SVG', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is told as %s, which is not read here [CRS-12]', (kind, beginning) => {
    expect(() => keptPicture(Buffer.from(beginning, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'files.picture_other_kind', params: { kind } }),
    );
  });

  it('is refused by what it is, so that people read what to do [CRS-12]', async () => {
    expect(refusalOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('files.picture_heic');
    expect(refusalOf(Buffer.alloc(0))).toBe('files.empty');
    expect(refusalOf(Buffer.from('words'))).toBe('files.picture_refused');
    const huge = await pixels(8, 8).jpeg();
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.writeUInt16BE(9000, frame + 5);
    huge.writeUInt16BE(9000, frame + 7);
    expect(refusalOf(huge)).toBe('files.picture_too_large');
  });
});

describe('how a phone was held', () => {
  it.each([1, 3, 6, 8])('is read as %i [SEC-15]', async (orientation) => {
    expect(orientationOf(await aPhoto(8, 8, orientation))).toBe(orientation);
  });
});

/** The picture with the box of its colours made one of how it is held, and another of its mirror. */
function heldAvif(given: Buffer, turns: number, mirror: number | undefined): Buffer {
  const bytes = Buffer.from(given);
  const colours = bytes.indexOf('colr');
  bytes.fill(0, colours + 4, colours + 15);
  bytes.write(mirror === undefined || turns > 0 ? 'irot' : 'imir', colours, 'latin1');
  bytes[colours + 4] = mirror === undefined || turns > 0 ? turns : mirror;
  if (mirror !== undefined && turns > 0) bytes.write(`imir${String.fromCharCode(mirror)}`, colours + 6, 'latin1');
  const associated = bytes.indexOf('ipma') + 18;
  bytes[associated] = 0x84;
  return bytes;
}
