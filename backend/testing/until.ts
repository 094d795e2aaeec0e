import { setTimeout as sleep } from 'node:timers/promises';

/** Ends only what hangs: how long something takes is the machine's business. */
const patienceMilliseconds = 120_000;

/** Asks until the answer is neither false nor missing, and gives it; a wait in vain fails and says for what. */
export async function until<T>(
  question: () => T | Promise<T>,
  what: string | (() => string),
): Promise<Exclude<T, false | null | undefined>> {
  for (const end = Date.now() + patienceMilliseconds; Date.now() < end; await sleep(20)) {
    const answer = await question();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as Exclude<T, false | null | undefined>;
  }
  throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}`);
}
