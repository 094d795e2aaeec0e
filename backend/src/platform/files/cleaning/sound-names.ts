/** An MP3 without the names that stand before and behind its sound: ID3 of either kind, APE (ASG-2). */
export function withoutMp3Names(bytes: Buffer): Buffer {
  let [from, to] = [0, bytes.length];
  while (wordAt(bytes, from, 3) === 'ID3' && from + 10 <= to) {
    // Four times seven bits, and as long a foot as the head where one is announced.
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[from + at]! & 0x7f), 0);
    from = Math.min(from + 10 + size + (bytes[from + 5]! & 0x10 ? 10 : 0), to);
  }
  for (let before = Infinity; to < before;) {
    before = to;
    if (to - 128 >= from && wordAt(bytes, to - 128, 3) === 'TAG') to -= 128;
    if (to - 32 >= from && wordAt(bytes, to - 32, 8) === 'APETAGEX') {
      const size = bytes.readUInt32LE(to - 20) + (bytes.readUInt32LE(to - 12) & 0x8000_0000 ? 32 : 0);
      to = Math.max(to - Math.max(size, 32), from);
    }
  }
  return from === 0 && to === bytes.length ? bytes : Buffer.from(bytes.subarray(from, to));
}

/** What a WAV holds beside its sound and tells of people: names, who recorded it, the notes of studios. */
const telling = new Set(['LIST', 'id3 ', 'ID3 ', 'bext', 'iXML', '_PMX', 'axml', 'aXML', 'cart']);

/** A WAV, byte for byte as long, in which such chunks are empty room (ASG-2). */
export function withoutWavNames(given: Buffer): Buffer {
  const bytes = Buffer.from(given);
  for (let at = 12; at + 8 <= bytes.length;) {
    const end = Math.min(at + 8 + bytes.readUInt32LE(at + 4), bytes.length);
    if (telling.has(wordAt(bytes, at, 4))) {
      bytes.write('JUNK', at, 'latin1');
      bytes.fill(0, at + 8, end);
    }
    at = end + (end % 2);
  }
  return bytes;
}

const wordAt = (bytes: Buffer, at: number, length: number): string => bytes.toString('latin1', at, at + length);
