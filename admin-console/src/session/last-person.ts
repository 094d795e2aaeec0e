import type { CurrentUser } from '@masar/contracts';

/** The portal's key: who was last known to use this browser. */
const lastPersonKey = 'masarOutboxOwner';

/**
 * Notes who uses this browser where nobody is noted: somebody who came straight to the console never opened a page of the
 * portal, which would not know that there is something to forget when the next person comes (PERF-5).
 */
export function noteLastPerson({ id, email }: CurrentUser): void {
  try {
    if (localStorage.getItem(lastPersonKey) === null)
      localStorage.setItem(lastPersonKey, JSON.stringify({ id, email }));
  } catch {
    // Storage may be forbidden; then nothing is left either.
  }
}
