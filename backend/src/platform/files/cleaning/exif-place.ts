/** How TIFF begins, and with it Exif: behind its name in a JPEG, without it in a HEIC of many phones and in a TIFF itself. */
const begins = ['II*\0', 'MM\0*'];
const gpsDirectory = 0x8825;
/** Bytes of one value, by its type as TIFF numbers them. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Empties the place in each Exif and XMP of a file that is not read otherwise, such as a HEIC, and nothing beside it (SEC-15). */
export function emptyPlaces(bytes: Buffer): void {
  for (const begin of begins)
    for (let at = bytes.indexOf(begin, 0, 'latin1'); at >= 0; at = bytes.indexOf(begin, at + 1, 'latin1'))
      emptyPlace(bytes.subarray(at));
  emptyPackets(bytes, tellsOfPlace);
}

const place = /GPS(?:Latitude|Longitude|Altitude)|Iptc4xmp|photoshop:(?:City|State|Country)/;
const [packetBegin, packetEnd] = ['<x:xmpmeta', '</x:xmpmeta>'];

/** Turns the notes of XMP that `isTelling` into blanks, so that all that stands behind them stays where it is. */
export function emptyPackets(bytes: Buffer, isTelling: (packet: string) => boolean): void {
  for (let at = bytes.indexOf(packetBegin); at >= 0; at = bytes.indexOf(packetBegin, at + 1)) {
    const end = bytes.indexOf(packetEnd, at);
    if (end < 0) return;
    if (isTelling(bytes.toString('latin1', at, end))) bytes.fill(' ', at, end + packetEnd.length);
    at = end;
  }
}

export const tellsOfPlace = (packet: string): boolean => place.test(packet);

function emptyPlace(tiff: Buffer): void {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesOf = (directory: number) =>
    Array.from({ length: Math.min(short(directory), 256) }, (_, each) => directory + 2 + each * 12);
  const pointer = entriesOf(long(4)).find((entry) => short(entry) === gpsDirectory);
  if (pointer === undefined) return;
  for (const entry of entriesOf(long(pointer + 8))) {
    const size = (widths[short(entry + 2)] ?? 0) * long(entry + 4);
    if (size > 4)
      tiff.fill(
        0,
        Math.min(long(entry + 8), tiff.length),
        Math.min(long(entry + 8) + Math.min(size, 4096), tiff.length),
      );
    tiff.fill(0, Math.min(entry + 8, tiff.length), Math.min(entry + 12, tiff.length));
  }
}
