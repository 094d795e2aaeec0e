interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** What tells of a film rather than shows it: places (©xyz, loci), who made it, XMP. */
const telling = new Set(['udta', 'meta', 'uuid']);
const holding = new Set(['moov', 'trak']);

/**
 * An MP4 whose places, names and notes are free room, byte for byte as long, for its tracks are found by their distance
 * from the beginning; so are tracks of a camera's sensors (SEC-15).
 */
export function withoutMp4Metadata(given: Buffer): Buffer {
  const bytes = Buffer.from(given);
  const quieten = (from: number, to: number): void => {
    for (const box of boxesIn(bytes, from, to)) {
      if (telling.has(box.type) || (box.type === 'trak' && isOfSensors(bytes, box))) empty(bytes, box);
      else if (holding.has(box.type)) quieten(box.content, box.end);
    }
  };
  quieten(0, bytes.length);
  return bytes;
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to;) {
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = short === 0 ? to - start : isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short;
    const content = start + (isLong ? 16 : 8);
    if (size < content - start || start + size > to) return;
    yield { type: bytes.toString('latin1', start + 4, start + 8), start, content, end: start + size };
    start += size;
  }
}

function empty(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}

const childOf = (bytes: Buffer, box: Box | undefined, type: string): Box | undefined =>
  box && [...boxesIn(bytes, box.content, box.end)].find((each) => each.type === type);

/** Its samples go with it. */
function isOfSensors(bytes: Buffer, track: Box): boolean {
  const media = childOf(bytes, track, 'mdia');
  const handler = childOf(bytes, media, 'hdlr');
  if (!handler || bytes.toString('latin1', handler.content + 8, handler.content + 12) !== 'meta') return false;
  const table = childOf(bytes, childOf(bytes, media, 'minf'), 'stbl');
  for (const [at, length] of samplesOf(bytes, table))
    bytes.fill(0, Math.min(at, bytes.length), Math.min(at + length, bytes.length));
  return true;
}

/** Where the samples of a track stand, chunk by chunk, and how long they are. */
function* samplesOf(bytes: Buffer, table: Box | undefined): Generator<[at: number, length: number]> {
  const [sizes, places, runs] = ['stsz', 'stco', 'stsc'].map((type) => childOf(bytes, table, type));
  if (!sizes || !places || !runs) return;
  const word = (box: Box, at: number) => (box.content + at + 4 > box.end ? 0 : bytes.readUInt32BE(box.content + at));
  const same = word(sizes, 4);
  let [sample, run] = [0, 0];
  const chunks = Math.min(word(places, 4), (places.end - places.content) / 4);
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    while (run + 1 < word(runs, 4) && word(runs, 8 + (run + 1) * 12) <= chunk) run += 1;
    let length = 0;
    const count = Math.min(word(runs, 12 + run * 12), word(sizes, 8) - sample);
    for (let each = 0; each < count; each += 1) length += same || word(sizes, 12 + 4 * (sample + each));
    sample += Math.max(count, 0);
    yield [word(places, 8 + (chunk - 1) * 4), length];
  }
}
