/** Exif's number of how a picture is shown, by its mirror (none, top to bottom, left to right) and its quarter turns to the left. */
const orientations = [
  [1, 8, 3, 6],
  [4, 5, 2, 7],
  [2, 7, 4, 5],
] as const;

/** How an AVIF is to be turned and mirrored, as Exif numbers it: its decoder leaves that to whoever shows it. */
export function orientationOfAvif(bytes: Buffer): number {
  const head = bytes.subarray(0, 65_536);
  const valueOf = (name: string) => {
    const at = head.indexOf(name, 0, 'latin1');
    return at < 0 ? undefined : head[at + 4];
  };
  const [turns, mirror] = [valueOf('irot') ?? 0, valueOf('imir')];
  return orientations[mirror === undefined ? 0 : (mirror & 1) + 1]![turns & 3]!;
}

/** An animated AVIF as the still one that it holds beside, for those who don't move it. */
export function stillAvif(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 8, 12) !== 'avis') return bytes;
  const still = Buffer.from(bytes);
  still.write('avif', 8, 'latin1');
  return still;
}

/** Whether its boxes end where the bytes end: one that did not arrive whole goes beyond. */
export function isWholeAvif(bytes: Buffer): boolean {
  let place = 0;
  while (place + 16 <= bytes.length) {
    const size = bytes.readUInt32BE(place);
    if (size === 0) return true;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(place + 8)) : size;
    if (length < 8) return false;
    place += length;
  }
  return place === bytes.length || place + 8 === bytes.length;
}
