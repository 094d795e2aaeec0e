import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, callOf, eveningTurns } from './evening-calls.js';
import { KeptLines } from './kept-lines.js';

/** People who each send their next call as soon as the one before is answered, some at each server. */
export interface ClosedLoad {
  urls: string[];
  seconds: number;
  /** Calls a second of all of them together at most; as fast as they are answered where it is left out. */
  perSecond?: number;
}

/** What came back. */
export interface ClosedLoadResult {
  answers: number;
  failures: string[];
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

interface Person {
  cookie: string;
  turns: Call[];
}

/** As many callers at once, however many servers answer them. */
const callers = 24;

const people: Person[] = [];
const lines = new Map<string, KeptLines>();
let turn = 0;

/** A process of its own, whose processor time is counted apart from the servers'. */
async function send({ urls, seconds, perSecond = Infinity }: ClosedLoad): Promise<ClosedLoadResult> {
  for (const url of urls) if (!lines.has(url)) lines.set(url, await KeptLines.open(url));
  const times: number[] = [];
  const failures: string[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const line = lines.get(urls[caller % urls.length]!)!;
      for (let call = 0; performance.now() < endsAt; call += 1) {
        // Each of the callers at its own moment, so that calls come one after the other.
        const dueAt = startedAt + ((call * callers + caller) * 1000) / perSecond;
        if (perSecond < Infinity) await sleep(Math.max(0, Math.min(dueAt, endsAt) - performance.now()));
        if (dueAt >= endsAt) break;
        const own = turn++;
        const { cookie, turns } = people[own % people.length]!;
        const sent = callOf(turns[own % turns.length]!, own, cookie);
        const sentAt = performance.now();
        const status = await line.send(sent);
        times.push(performance.now() - sentAt);
        if (status >= 300) failures.push(`${status} ${sent.method} ${sent.path}`);
      }
    }),
  );
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  const took = (performance.now() - startedAt) / 1000;
  return { answers: times.length, failures, seconds: took, p50Ms: at(0.5), p99Ms: at(0.99) };
}

async function meet(url: string, cookies: readonly string[]): Promise<string> {
  for (const cookie of cookies) people.push({ cookie, turns: await eveningTurns(url, cookie) });
  return 'ready';
}

process.on('message', (order: ClosedLoad | { url: string; cookies: string[] }) => {
  ('cookies' in order ? meet(order.url, order.cookies) : send(order)).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

// Whoever asked is gone: nobody needs the lines any more.
process.once('disconnect', () => process.exit());
