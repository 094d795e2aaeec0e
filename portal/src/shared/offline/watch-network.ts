import { isOfGateway } from '@masar/contracts';
import { isOffline, type Missing, tellMissing } from '@masar/ui';
import { keptAtHeader } from './cache-names';

type Send = (request: Request) => Promise<Response>;

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
/** The service worker's own patience: an answer that takes longer is as good as none. */
const PATIENCE_MS = 10_000;

/** Left out where the browser knows no such signal. */
const patience = () => ('timeout' in AbortSignal ? AbortSignal.timeout(PATIENCE_MS) : null);

/** Nobody can tell a server that refuses from a network that swallows; a gateway that answers for it can. */
const findMissing = async (): Promise<Missing | undefined> =>
  fetch(new URL('/api/health/live', location.origin), {
    cache: 'no-store',
    signal: patience(),
  }).then(
    (answer) => (isOfGateway(answer) ? 'server' : undefined),
    () => 'network',
  );

/**
 * Devices call a network present while nothing gets through it. A call that does not arrive, or that was answered from
 * what is kept on the device or by a gateway that has lost the server, makes the page ask for itself, and so does the
 * first that arrives again (PERF-5).
 */
export function watchNetwork(send: Send): Send {
  let pause = FIRST_PAUSE_MS;
  let next: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;

  /**
   * Finds out whether anything gets through. While nothing does it is asked again: ever less often, and as soon as the
   * page is looked at or the device says that it is back.
   */
  async function find(): Promise<void> {
    clearTimeout(next);
    const missing = await findMissing();
    const change = missing ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', ask);
    window[change]('online', askAnew);
    if (missing) next = setTimeout(ask, pause);
    pause = missing ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    tellMissing(missing);
  }

  const ask = (): void => {
    // A device that says so itself is told when it is back.
    if (document.hidden || navigator.onLine === false) return;
    asking ??= find().finally(() => (asking = undefined));
  };

  /** What a device says is often a moment early. */
  const askAnew = (): void => {
    pause = FIRST_PAUSE_MS;
    ask();
  };

  return async (request) => {
    try {
      const answer = await send(request);
      const isMissed = answer.headers.has(keptAtHeader) || isOfGateway(answer);
      if (isMissed !== isOffline()) ask();
      return answer;
    } catch (error) {
      if (error instanceof TypeError) ask();
      throw error;
    }
  };
}
