import type { Backend } from './backend-process.ts';
import { keepRunning, type Supervision } from './keep-running.ts';

const minute = 60_000;

/** A server that lives for each of these times in turn, by a clock of its own, and what its supervisor waited between. */
async function supervise(lives: number[], changes: Partial<Supervision> = {}) {
  let clock = 0;
  const delays: number[] = [];
  const stopped = new AbortController();
  const launch = (): Backend => {
    const life = lives.shift();
    if (life === undefined) stopped.abort();
    clock += life ?? 0;
    return { ended: Promise.resolve('SIGKILL'), stop: () => Promise.resolve() };
  };
  const failure = await keepRunning({
    launch,
    untilReady: () => Promise.resolve(),
    onReady: () => undefined,
    signal: stopped.signal,
    now: () => clock,
    delay: (milliseconds) => Promise.resolve(delays.push(milliseconds)),
    ...changes,
  }).catch((error: unknown) => error);
  return { delays, failure: failure instanceof Error ? failure.message : failure };
}

describe('a server that ends', () => {
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('is started again, each time later while it ends fast [REL-11]', async () => {
    expect(await supervise([1, 1, 2 * minute, 1])).toEqual({ delays: [1000, 2000, 500, 1000], failure: undefined });
  });

  it('is given up with its reason after five fast ends in a row [REL-11]', async () => {
    const { delays, failure } = await supervise([1, 1, 1, 1, 1, 1]);
    expect(delays).toHaveLength(4);
    expect(failure).toBe('The server ended (SIGKILL); the reason is above.');
  });

  it('is not started again when it never became ready, as with wrong settings [REL-11, OPS-3]', async () => {
    const { delays, failure } = await supervise([1], { untilReady: () => Promise.reject(new Error('wrong setting')) });
    expect([delays, failure]).toEqual([[], 'wrong setting']);
  });
});
