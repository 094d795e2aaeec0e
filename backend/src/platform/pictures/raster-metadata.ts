import { type RasterType, segmentFrom } from './raster.js';

/** What says how pixels are shown; everything else of a png tells of its maker: texts, times, places. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);
const webpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that announce EXIF and XMP. */
const announced = 0x08 | 0x04;

/** The whole picture without place, camera, author and comments, its pixels as they were (CRS-12, SEC-15). */
export function withoutMetadata(type: RasterType | 'image/gif', bytes: Buffer): Buffer {
  const parts = partsOf[type](bytes);
  return parts.reduce((sum, part) => sum + part.length, 0) === bytes.length ? bytes : Buffer.concat(parts);
}

function pngParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 8)];
  for (let place = 8; place < bytes.length;) {
    const end = place + 12 + bytes.readUInt32BE(place);
    if (pngChunks.has(bytes.toString('latin1', place + 4, place + 8))) parts.push(bytes.subarray(place, end));
    place = end;
  }
  return parts;
}

function jpegParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 2)];
  for (let place = 2; place < bytes.length - 1;) {
    place = segmentFrom(bytes, place);
    if (place >= bytes.length - 1) break;
    const marker = bytes.readUInt8(place + 1);
    // Fillers between segments.
    if (marker === 0xff) place += 1;
    else if (marker === 0xd9 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01) {
      parts.push(bytes.subarray(place, place + 2));
      place += 2;
    } else {
      let end = place + 2 + bytes.readUInt16BE(place + 2);
      if (marker === 0xda) end = endOfScan(bytes, end);
      if (showsJpeg(marker, bytes.subarray(place + 4, end))) parts.push(bytes.subarray(place, end));
      place = end;
    }
  }
  return parts;
}

/** Of what applications and people add: the frame of JFIF without its small copy, colours, and how they are coded. */
function showsJpeg(marker: number, data: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const says = (name: string) => data.subarray(0, name.length).toString('latin1') === name;
  if (marker === 0xe0) return says('JFIF\0') && data.length === 14;
  return marker === 0xe2 ? says('ICC_PROFILE\0') : marker === 0xee && says('Adobe');
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  return bytes.length;
}

function webpParts(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let place = 12; place < bytes.length;) {
    const name = bytes.toString('latin1', place, place + 4);
    const length = bytes.readUInt32LE(place + 4);
    const end = place + 8 + length + (length % 2);
    if (webpChunks.has(name))
      parts.push(name === 'VP8X' ? quietHead(bytes.subarray(place, end)) : bytes.subarray(place, end));
    place = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return [head, ...parts];
}

function quietHead(chunk: Buffer): Buffer {
  if (chunk.length < 9) return chunk;
  const head = Buffer.from(chunk);
  head.writeUInt8(head.readUInt8(8) & ~announced, 8);
  return head;
}

/** Comments go, and what applications add but how often the animation is shown. */
function gifParts(bytes: Buffer): Buffer[] {
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let place = 13 + tableOf(bytes.readUInt8(10));
  const parts = [bytes.subarray(0, place)];
  const blocksFrom = (from: number): number => {
    let at = from;
    while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    return at + 1;
  };
  for (;;) {
    const kind = bytes.readUInt8(place);
    if (kind === 0x3b) return [...parts, bytes.subarray(place, place + 1)];
    const label = kind === 0x21 ? bytes.readUInt8(place + 1) : undefined;
    const end = blocksFrom(label === undefined ? place + 11 + tableOf(bytes.readUInt8(place + 9)) : place + 2);
    const isLoop =
      label === 0xff && /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', place + 3, place + 14));
    if (label === undefined || label === 0xf9 || isLoop) parts.push(bytes.subarray(place, end));
    place = end;
  }
}

const partsOf: Record<RasterType | 'image/gif', (bytes: Buffer) => Buffer[]> = {
  'image/png': pngParts,
  'image/jpeg': jpegParts,
  'image/webp': webpParts,
  'image/gif': gifParts,
  // Only drawn anew.
  'image/avif': (bytes) => [bytes],
};

/** How the camera was held, 1 to 8 as Exif numbers it; a browser turns the picture by it, so that it may not just go. */
export function orientationOf(jpeg: Buffer): number {
  const exif = jpeg.indexOf('Exif\0\0', 0, 'latin1');
  if (exif < 0 || exif > 70_000) return 1;
  const tiff = jpeg.subarray(exif + 6, exif + 6 + 65_536);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = tiff.length < 8 ? tiff.length : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8) || 1;
  }
  return 1;
}

/** A jpeg that says how it was held and nothing else. */
export function turned(jpeg: Buffer, orientation: number): Buffer {
  if (orientation < 2 || orientation > 8) return jpeg;
  const exif = Buffer.from(
    '\xff\xe1\0\x22Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0',
    'latin1',
  );
  exif.writeUInt16LE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
