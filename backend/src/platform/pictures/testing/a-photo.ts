import { Transformer } from '@napi-rs/image';

/** A picture whose left half is red and whose right half is blue. */
export function pixels(width: number, height: number): Transformer {
  const row = Buffer.concat([
    Buffer.alloc(Math.ceil(width / 2) * 4, Buffer.from([220, 0, 0, 255])),
    Buffer.alloc(Math.floor(width / 2) * 4, Buffer.from([0, 0, 220, 255])),
  ]);
  return Transformer.fromRgbaPixels(Buffer.alloc(row.length * height, row), width, height);
}

/** What the camera knows of where it was and who holds it. */
export const secrets = ['Baghdad', 'GPSLatitude', 'Sara Ali', 'Exif'];

/** TIFF with an orientation, a maker and a directory of places. */
function exif(orientation: number): Buffer {
  const bytes = Buffer.alloc(120);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(3, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x010f, 2, 9, 50);
  entry(22, 0x0112, 3, 1, orientation);
  entry(34, 0x8825, 4, 1, 60);
  bytes.write('Sara Ali\0', 50, 'latin1');
  bytes.writeUInt16LE(1, 60);
  entry(62, 0x001b, 2, 8, 80);
  bytes.write('Baghdad\0', 80, 'latin1');
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), bytes]);
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A jpeg as a phone takes it: with place, maker and a comment; 6 is a phone held upright. */
export async function aPhoto(width: number, height: number, orientation = 1): Promise<Buffer> {
  const jpeg = await pixels(width, height).jpeg();
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="33,18N"/>', 'latin1');
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, exif(orientation)),
    segment(0xe1, xmp),
    segment(0xfe, Buffer.from('Sara Ali in Baghdad')),
    jpeg.subarray(2),
  ]);
}

/** Where a short film or a second picture follows, as phones write them. */
export const withFilm = (photo: Buffer): Buffer =>
  Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom Baghdad', 'latin1')]);
