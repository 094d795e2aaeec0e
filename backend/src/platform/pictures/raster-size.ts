import { crc32 } from 'node:zlib';

/** Pixels as a browser lays it out. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What pictures made of pixels may be. */
export const rasterTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type RasterType = (typeof rasterTypes)[number];

/** Of one side, and of the area: a small file may unfold to a screen of gigabytes (SEC-14). */
export const rasterLimits = { side: 8192, pixels: 24_000_000 } as const;

export const isBearable = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) <= rasterLimits.side && width * height <= rasterLimits.pixels;

const beyondEnd = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

type Read = (bytes: Buffer) => PictureSize | undefined;

/**
 * The size of a png, jpeg or webp that is whole from its first byte to its last; undefined for what is cut off, what is
 * something else, and what has anything behind its end, which might be another kind of file (CRS-12).
 */
export const rasterSize = (type: RasterType, bytes: Uint8Array): PictureSize | undefined => {
  try {
    return readers[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A length that leads beyond the end.
    if (beyondEnd.has(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
};

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const readPng: Read = (bytes) => {
  if (!bytes.subarray(0, 8).equals(pngStart)) return undefined;
  let size: PictureSize | undefined;
  let hasData = false;
  for (let place = 8; ;) {
    const end = place + 8 + bytes.readUInt32BE(place);
    const name = bytes.toString('latin1', place + 4, place + 8);
    if (crc32(bytes.subarray(place + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    if (place === 8) {
      if (name !== 'IHDR') return undefined;
      size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }
    if (name === 'IDAT') hasData = true;
    place = end + 4;
    if (name === 'IEND') return hasData && place === bytes.length ? size : undefined;
  }
};

/** Markers that stand alone: TEM, and the restarts inside of data. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const readJpeg: Read = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: PictureSize | undefined;
  let hasData = false;
  for (let place = 2; ;) {
    if (bytes.readUInt8(place) !== 0xff) return undefined;
    const marker = bytes.readUInt8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    place += 2;
    if (marker === 0xd9) return hasData && place === bytes.length ? size : undefined;
    if (standsAlone(marker)) continue;
    const length = bytes.readUInt16BE(place);
    if (length < 2) return undefined;
    if (isFrame(marker)) size ??= { height: bytes.readUInt16BE(place + 3), width: bytes.readUInt16BE(place + 5) };
    place += length;
    if (marker !== 0xda) continue;
    hasData = true;
    place = endOfData(bytes, place);
  }
};

/** Where the next marker stands, the end where there is none; inside of data 0xFF is followed by 0, or by a restart. */
function endOfData(bytes: Buffer, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes.readUInt8(place + 1);
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return place;
  }
  return bytes.length;
}

const readWebp: Read = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  let size: PictureSize | undefined;
  let hasData = false;
  for (let place = 12; place < bytes.length;) {
    const name = bytes.toString('latin1', place, place + 4);
    const data = place + 8;
    const length = bytes.readUInt32LE(place + 4);
    size ??= webpSize(bytes, name, data);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') hasData = true;
    place = data + length + (length % 2);
    if (!size || place > bytes.length) return undefined;
  }
  return hasData ? size : undefined;
};

function webpSize(bytes: Buffer, name: string, data: number): PictureSize | undefined {
  if (name === 'VP8X') return { width: bytes.readUIntLE(data + 4, 3) + 1, height: bytes.readUIntLE(data + 7, 3) + 1 };
  if (name === 'VP8 ' && bytes.readUIntBE(data + 3, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(data + 6) & 0x3fff, height: bytes.readUInt16LE(data + 8) & 0x3fff };
  if (name !== 'VP8L' || bytes.readUInt8(data) !== 0x2f) return undefined;
  const sides = bytes.readUInt32LE(data + 1);
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
}

const readers: Record<RasterType, Read> = { 'image/png': readPng, 'image/jpeg': readJpeg, 'image/webp': readWebp };
