import { emptyPackets, tellsOfPlace } from './exif-place.js';

/** Segments of a jpeg inside of another file, by the words that they begin with and their marker. */
const segments: [words: string, marker: number][] = [
  ['Exif\0\0', 0xe1],
  ['http://ns.adobe.com/xap/1.0/\0', 0xe1],
  ['http://ns.adobe.com/xmp/extension/\0', 0xe1],
  ['Photoshop 3.0\0', 0xed],
];

/** Empties what cameras say in photos that another file holds as they came, in place (SEC-15). */
export function emptyEmbeddedPhotos(bytes: Buffer): void {
  for (const [words, marker] of segments)
    for (let at = bytes.indexOf(words, 4, 'latin1'); at >= 0; at = bytes.indexOf(words, at + 1, 'latin1'))
      if (bytes[at - 4] === 0xff && bytes[at - 3] === marker) bytes.fill(0, at, at - 2 + bytes.readUInt16BE(at - 2));
}

/**
 * A PDF, byte for byte as long, whose photos and notes tell of no place; of no author either where it is anonymous, as
 * far as that can be read in one that is locked or broken (SEC-15).
 */
export function withoutPdfMetadata(given: Buffer, isAnonymous: boolean): Buffer {
  const bytes = Buffer.from(given);
  emptyEmbeddedPhotos(bytes);
  emptyPackets(bytes, (packet) => isAnonymous || tellsOfPlace(packet));
  if (isAnonymous) emptyInformation(bytes);
  return bytes;
}

/** Of different trailers; each update of a file adds one. */
const mostTrailers = 20;

/** The dictionary that the trailers name as Info: every text in it becomes blanks. */
function emptyInformation(bytes: Buffer): void {
  const named = new Set<string>();
  for (let at = bytes.indexOf('/Info'); at >= 0 && named.size < mostTrailers; at = bytes.indexOf('/Info', at + 5)) {
    const reference = /^\/Info\s{1,9}(\d{1,9})\s{1,9}(\d{1,5})\s{1,9}R/.exec(bytes.toString('latin1', at, at + 50));
    if (reference) named.add(`${reference[1]} ${reference[2]} obj`);
  }
  for (const name of named) emptyTexts(bytes, name);
}

function emptyTexts(bytes: Buffer, name: string): void {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) {
    // 2 0 obj is no part of 12 0 obj.
    if (/\d/.test(String.fromCharCode(bytes[at - 1] ?? 32))) continue;
    const end = bytes.indexOf('endobj', at);
    if (end < 0) return;
    emptyStrings(bytes, at, end);
    at = end;
  }
}

/** Texts in brackets, which may hold brackets, and in hexadecimal digits. */
function emptyStrings(bytes: Buffer, from: number, to: number): void {
  const [open, close, escape, less, greater] = [...Buffer.from('()\\<>')];
  let depth = 0;
  let isHex = false;
  for (let at = from; at < to; at += 1) {
    const sign = bytes[at];
    if (depth > 0) {
      if (sign === escape) {
        bytes.fill(' ', at, Math.min(at + 2, to));
        at += 1;
        continue;
      }
      depth += sign === open ? 1 : sign === close ? -1 : 0;
      if (depth > 0) bytes[at] = 32;
    } else if (isHex) {
      if (sign === greater) isHex = false;
      else bytes[at] = 32;
    } else if (sign === open) depth = 1;
    else if (sign === less && bytes[at + 1] === less) at += 1;
    else if (sign === less) isHex = true;
  }
}
