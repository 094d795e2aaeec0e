import { ApiError } from '@masar/contracts';
import { CalledOff, untilArrived } from './until-arrived';

const away = () => new TypeError('Failed to fetch');
const answer = (status: number) => new ApiError(status, '', '');

/** Fails with each of these in turn, then is answered. */
function calling(...failures: Error[]) {
  const calls = { made: 0 };
  const call = () => {
    calls.made += 1;
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('paper');
  };
  return { calls, call };
}

describe('untilArrived', () => {
  it('calls again while network or server are away, ever more seldom, and says so [EVD-2]', async () => {
    const { call, calls } = calling(away(), answer(503), answer(500), away(), away(), away());
    const pauses: number[] = [];
    let told = 0;
    const served = await untilArrived(call, {
      signal: new AbortController().signal,
      onAway: () => (told += 1),
      pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
    });
    expect(served).toBe('paper');
    expect(calls.made).toBe(7);
    expect(told).toBe(6);
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('takes a no of the server for a no [EVD-2]', async () => {
    const { call, calls } = calling(away(), answer(409));
    const waiting = { signal: new AbortController().signal, onAway: () => undefined, pause: () => Promise.resolve() };
    await expect(untilArrived(call, waiting)).rejects.toThrow('409');
    expect(calls.made).toBe(2);
  });

  it('calls no more once it is called off [EVD-2]', async () => {
    const { call, calls } = calling(away(), away());
    const ending = new AbortController();
    const waiting = { signal: ending.signal, onAway: () => ending.abort() };
    await expect(untilArrived(call, waiting)).rejects.toBeInstanceOf(CalledOff);
    expect(calls.made).toBe(1);
  });

  it('does not wait longer than the network is away [EVD-2]', async () => {
    const { call } = calling(away());
    const onAway = () => void setTimeout(() => window.dispatchEvent(new Event('online')));
    await expect(untilArrived(call, { signal: new AbortController().signal, onAway })).resolves.toBe('paper');
  });
});
