import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../workspace.ts';
import { type Backend, serverDied } from './backend-process.ts';

/** A server that lived shorter than this ended fast. */
const fastMilliseconds = 60_000;
const fastEndsAtMost = 5;
const firstDelay = 500;

export interface Supervision {
  /** Starts the server; called again after each end. */
  launch: () => Backend;
  /** Settles when the server answers, fails when it ends before. */
  untilReady: (backend: Backend) => Promise<void>;
  /** After the first start. */
  onReady: () => void;
  /** No server is started once this is aborted. */
  signal: AbortSignal;
  now?: () => number;
  delay?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Keeps a server running (REL-11): one that ends is started again, after a delay that doubles while it ends fast. Gives
 * up when the first start fails, and after five fast ends in a row.
 */
export async function keepRunning({
  launch,
  untilReady,
  onReady,
  signal,
  now = () => performance.now(),
  delay = (milliseconds) => sleep(milliseconds, undefined, { signal }),
}: Supervision): Promise<void> {
  for (let fastEnds = 0, isFirst = true; !signal.aborted; isFirst = false) {
    const started = now();
    const backend = launch();
    const ready = untilReady(backend);
    if (isFirst) {
      await ready;
      onReady();
    } else ready.catch(() => undefined);
    const how = await backend.ended;
    if (signal.aborted) return;
    fastEnds = now() - started < fastMilliseconds ? fastEnds + 1 : 0;
    if (fastEnds >= fastEndsAtMost) throw serverDied(how);
    say({
      ar: `توقف الخادم (${how})؛ يُشغَّل من جديد.`,
      en: `The server ended (${how}); it is started again.`,
    });
    await delay(firstDelay * 2 ** fastEnds);
  }
}
