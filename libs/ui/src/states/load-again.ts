import { isOffline } from './connection.ts';

/** Milliseconds before the second and the third time that code is asked for. */
const pauses = [400, 1600];
/**
 * Milliseconds after which code that neither comes nor fails is given up waiting for: long enough for a hundred
 * kilobytes on the weakest networks.
 */
const patience = 60_000;

/** What a browser says when code did not arrive; other failures are of the code itself and would come again. */
const missing = /dynamically imported module|importing a module script failed|error loading dynamically|preload CSS/i;

/** The address in Chromium's and Firefox's message; Safari names none. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+?\.m?js/.exec(String(error))?.[0];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Code that neither came nor failed. */
class CodeHangs extends Error {
  override name = 'CodeHangs';
}

interface Ways {
  wait?: (ms: number) => Promise<void>;
  /** Loads the module at an address that nobody has asked for yet. */
  fetchAnew?: (address: string) => Promise<unknown>;
}

/**
 * Loads code, and asks again where it did not arrive: after a pause, after a longer one, and in the end at an address
 * that is new to browser and caches, for browsers remember that a module failed.
 *
 * @throws what the browser said, or CodeHangs where nothing came within a minute
 */
export async function loadAgain<Loaded>(
  load: () => Promise<Loaded>,
  { wait = pause, fetchAnew = (address) => import(/* @vite-ignore */ address) }: Ways = {},
): Promise<Loaded> {
  let failure: unknown;
  for (const ms of [0, ...pauses]) {
    if (ms > 0) await wait(ms);
    try {
      return await inTime(load());
    } catch (error) {
      // Without network there is nothing to ask; the page says so at once.
      if (!missing.test(String(error)) || isOffline()) throw error;
      failure = error;
    }
  }
  const address = addressIn(failure);
  if (!address) throw failure;
  return inTime(fetchAnew(`${address}?again=${Date.now()}`) as Promise<Loaded>);
}

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeHangs(`No code within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
