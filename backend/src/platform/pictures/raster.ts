import { crc32 } from 'node:zlib';

/** Pixels as a browser lays it out. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What pictures made of pixels may be; an AVIF is only read to be drawn anew. */
export type RasterType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

/** A picture as its bytes tell of it, whatever its name says. */
export interface Raster extends PictureSize {
  type: RasterType;
  /** Where it ends: phones put short films and second pictures behind it. */
  end: number;
}

/** Of one side, and of the area: a small file may unfold to a screen of gigabytes (SEC-14). */
export const rasterLimits = { side: 8192, pixels: 24_000_000 } as const;
/** Of a picture that is only read to be drawn small: the 50 megapixels of a phone, and its panoramas. */
export const readableLimits = { side: 16_384, pixels: 51_000_000 } as const;

/** What every screen loads of a small picture at most (CRS-13, PRF-5). */
export const smallPictureBytes = 60_000;
/** Bytes up to which a picture may stay as it came, without what is not seen of it. */
export const keptPictureBytes = 2 * 1024 * 1024;

export const isBearable = (
  { width, height }: PictureSize,
  { side, pixels }: { side: number; pixels: number } = rasterLimits,
): boolean => Math.max(width, height) <= side && width * height <= pixels;

const beyondEnd = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

type Read = (bytes: Buffer) => (PictureSize & { end: number }) | undefined;

/**
 * The picture that stands at the beginning of the bytes, known by its content and whole up to its end; undefined for what
 * is cut off and what is something else (CRS-12).
 */
export function rasterIn(given: Uint8Array): Raster | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  for (const [type, read] of readers) {
    try {
      const found = read(bytes);
      if (found) return { type, ...found };
    } catch (error) {
      // A length that leads beyond the end.
      if (!beyondEnd.has(String((error as NodeJS.ErrnoException).code))) throw error;
    }
  }
  return undefined;
}

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
    if (name === 'IEND') return hasData && size ? { ...size, end: place } : undefined;
  }
};

/** Markers that stand alone: TEM, and the restarts inside of data. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Where the next segment begins: programs leave stray bytes before it, which every decoder passes over. */
export function segmentFrom(jpeg: Buffer, from: number): number {
  const at = jpeg.indexOf(0xff, from);
  return at < 0 ? jpeg.length : at;
}

const readJpeg: Read = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: PictureSize | undefined;
  let hasData = false;
  for (let place = 2; ;) {
    place = segmentFrom(bytes, place);
    const marker = bytes.readUInt8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    place += 2;
    if (marker === 0xd9) return hasData && size ? { ...size, end: place } : undefined;
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
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return undefined;
  let size: PictureSize | undefined;
  let hasData = false;
  for (let place = 12; place < end;) {
    const name = bytes.toString('latin1', place, place + 4);
    const data = place + 8;
    const length = bytes.readUInt32LE(place + 4);
    size ??= webpSize(bytes, name, data);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') hasData = true;
    place = data + length + (length % 2);
    if (!size || place > end) return undefined;
  }
  return hasData && size ? { ...size, end } : undefined;
};

function webpSize(bytes: Buffer, name: string, data: number): PictureSize | undefined {
  if (name === 'VP8X') return { width: bytes.readUIntLE(data + 4, 3) + 1, height: bytes.readUIntLE(data + 7, 3) + 1 };
  if (name === 'VP8 ' && bytes.readUIntBE(data + 3, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(data + 6) & 0x3fff, height: bytes.readUInt16LE(data + 8) & 0x3fff };
  if (name !== 'VP8L' || bytes.readUInt8(data) !== 0x2f) return undefined;
  const sides = bytes.readUInt32LE(data + 1);
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
}

/** Names of what an ISO base media file is, its own and those that it is compatible with. */
export function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const listed = bytes.toString('latin1', 16, Math.min(bytes.readUInt32BE(0), 256));
  return [bytes.toString('latin1', 8, 12), ...(listed.match(/.{4}/gs) ?? [])];
}

const readAvif: Read = (bytes) => {
  if (!brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return undefined;
  // Sizes of the picture and of the tiles that it is made of; the head of a picture holds nothing larger.
  const head = bytes.subarray(0, 65_536);
  let size: PictureSize | undefined;
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    const found = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  return size && { ...size, end: bytes.length };
};

const readers: [RasterType, Read][] = [
  ['image/png', readPng],
  ['image/jpeg', readJpeg],
  ['image/webp', readWebp],
  ['image/avif', readAvif],
];
