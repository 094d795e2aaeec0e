import { mainThreadSeconds } from '@masar/local-postgres';
import { ContractDocument, type Operation, type Schema } from './contract/contract-document.js';
import type { UnsignedCall } from './fuzz/call.js';
import { Fuzzer } from './fuzz/fuzzer.js';
import { hostileFiles, hostileTexts } from './fuzz/hostile-files.js';
import { uploadOf } from './fuzz/multipart.js';
import { placesOf } from './fuzz/places.js';
import { plainCall, type Target, withUpload } from './fuzz/targets.js';

/** Letters and bytes of what is sent; `npm run accept:hostile-files` sends more. */
const isLong = Boolean(process.env['HOSTILE_BYTES']);
const size = isLong ? Number(process.env['HOSTILE_BYTES']) : 20_000;
/** Files of each route and texts of each field, each other ones; all of them in the long form. */
const ofEach = isLong ? Infinity : 6;
/** Seconds that the server may compute before others get their turn. */
const most = 0.1;
/** A text of which a call takes so many letters is walked over. */
const longText = 20_000;
const patience = 60 * 60_000;

const piece = 'application/offset+octet-stream';
const document = new ContractDocument();

const takesFile = ({ bodies }: Operation): boolean => 'multipart/form-data' in bodies || piece in bodies;

/** Letters of the longest text that a body takes; one of a list counts once. */
function longestText(reference: Schema | undefined, depth = 0): number {
  if (!reference || depth > 8) return 0;
  const schema = document.resolve<Schema>(reference);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {})];
  if (schema.items) inner.push(schema.items);
  return Math.max(Number(schema['maxLength'] ?? 0), ...inner.map((part) => longestText(part, depth + 1)));
}

const takesLongText = ({ bodies }: Operation): boolean => longestText(bodies['application/json']?.schema) >= longText;

/** Some of many, other ones each time. */
function someOf<Value>(values: readonly Value[], turn: number): Value[] {
  const step = Math.max(1, Math.floor(values.length / ofEach));
  return values.filter((_, place) => place % step === turn % step);
}

/** What this thread computes between two turns of its loop; a busy machine makes turns late, and adds nothing to them. */
class LongestStop {
  private turns: NodeJS.Timeout | undefined;
  private before = 0;
  private longest = 0;

  begin(): void {
    this.longest = 0;
    this.before = mainThreadSeconds(process.pid);
    this.turns = setInterval(() => this.look(), 5);
  }

  /** Seconds. */
  end(): number {
    this.look();
    clearInterval(this.turns);
    return this.longest;
  }

  private look(): void {
    const now = mainThreadSeconds(process.pid);
    this.longest = Math.max(this.longest, now - this.before);
    this.before = now;
  }
}

describe('every route that takes a file or a long text, sent hostile ones', () => {
  let fuzzer: Fuzzer;
  const slow: string[] = [];
  let slowest = 0;
  let calls = 0;
  beforeAll(async () => {
    fuzzer = await Fuzzer.open((operation) => takesFile(operation) || takesLongText(operation));
  }, patience);
  afterAll(async () => {
    process.stdout.write(
      `${JSON.stringify({ routes: fuzzer.targets.length, calls, slowestMs: Math.round(slowest * 1000) })}\n`,
    );
    await fuzzer.close();
  });

  const stop = new LongestStop();

  /** The longest that the server's own thread computed at once during a call. */
  const secondsOf = async (call: UnsignedCall, target: Target): Promise<number> => {
    stop.begin();
    const { status, text } = await fuzzer.ask(call, target);
    const seconds = stop.end();
    calls += 1;
    if (status === 0 || (status >= 500 && status !== 503)) slow.push(`${status} ${text.slice(0, 200)}`);
    return seconds;
  };

  /** Once more where it was slow: what is compiled or collected the first time is not the call's. */
  const hold = async (what: string, call: UnsignedCall, target: Target) => {
    let seconds = await secondsOf(call, target);
    for (let again = 0; again < 2 && seconds > most; again += 1)
      seconds = Math.min(seconds, await secondsOf(call, target));
    slowest = Math.max(slowest, seconds);
    const { method, path } = target.operation;
    if (seconds > most) slow.push(`${Math.round(seconds * 1000)} ms ${method} ${path}: ${what}`);
  };

  it(
    'never computes for a file longer than a tenth of a second where calls are answered [REL-11] [SEC-14]',
    async () => {
      const files = hostileFiles(size);
      expect(files.length).toBeGreaterThanOrEqual(40);
      const targets = fuzzer.targets.filter(({ operation }) => takesFile(operation));
      expect(targets.length).toBeGreaterThanOrEqual(12);
      for (const [at, target] of targets.entries()) {
        const call = plainCall(target);
        await fuzzer.ask(call, target);
        for (const { what, name, bytes } of someOf(files, at)) {
          const body = target.file ? uploadOf({ ...target.file, name, bytes }) : { contentType: piece, body: bytes };
          await hold(what, withUpload(call, body), target);
        }
      }
      expect(slow).toEqual([]);
      expect((await fuzzer.ask(plainCall(targets[0]!), targets[0]!)).status).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    'never computes for a long text longer than a tenth of a second [REL-11] [SEC-14]',
    async () => {
      slow.length = 0;
      const targets = fuzzer.targets.filter(({ operation }) => takesLongText(operation));
      expect(targets.length).toBeGreaterThanOrEqual(6);
      for (const target of targets) {
        const longest = longestText(target.bodySchema);
        const texts = hostileTexts(Math.min(longest, 90_000) - 10);
        const call = plainCall(target);
        await fuzzer.ask(call, target);
        const places = placesOf(document, target).filter(
          ({ kinds, name }) => kinds.includes('text') && name.startsWith('body'),
        );
        for (const [at, place] of places.entries())
          for (const [what, text] of someOf(Object.entries(texts), at))
            await hold(`${what} in ${place.name}`, place.put(call, JSON.stringify(text)), target);
      }
      expect(slow).toEqual([]);
    },
    patience,
  );
});
