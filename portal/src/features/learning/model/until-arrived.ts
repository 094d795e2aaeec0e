import { ApiError } from '@masar/contracts';

interface Waiting {
  /** Ends the waiting: who waited has gone, or does not want it any more. */
  signal: AbortSignal;
  /** Hears that the call did not arrive and is made again. */
  onAway: () => void;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Nobody waits for it any more; nothing that has to be told. */
export class CalledOff extends Error {}

export const firstPause = 2000;
const longestPause = 30_000;

export const longerPause = (pause: number): number => Math.min(pause * 2, longestPause);

/** Network or server are away: it is not known whether the call was heard, and no rule has refused it. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 || error.status === 408 : error instanceof TypeError;

/**
 * Makes a call that counts once however often it arrives, until it is answered: again after a while, and as soon as the
 * network is back (EVD-2). Refusals of the server are thrown at once.
 */
export async function untilArrived<T>(
  call: () => Promise<T>,
  { signal, onAway, pause = untilLater }: Waiting,
): Promise<T> {
  for (let milliseconds = firstPause; ; milliseconds = longerPause(milliseconds)) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted) throw new CalledOff();
      if (!isOutOfReach(error)) throw error;
      onAway();
      await pause(milliseconds, signal);
      if (signal.aborted) throw new CalledOff();
    }
  }
}

function untilLater(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const go = () => resolve();
    const timer = setTimeout(go, milliseconds);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', go, { signal: over.signal });
    signal.addEventListener('abort', go, { signal: over.signal });
  }).finally(() => over.abort());
}
