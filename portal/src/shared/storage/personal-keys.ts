import { readStored, storedKeys, writeStored } from './stored';

/** Keys of open papers begin with it: answers that have not arrived, and flags (EVD-2). */
export const paperPrefix = 'masarPaper';

/** Keys of drafts for assignments that the server does not have: work, and reviews of the work of others (ASG-1, ASG-2). */
export const workPrefix = 'masarWork';

/** Who was last known to use this browser, as `{ id, email }`: unsent work is sealed to them. */
export const lastPersonKey = 'masarOutboxOwner';

/** Whether somebody else than this person was the last one here. */
export function isAnotherThanLast(email: string): boolean {
  const stored = readStored(lastPersonKey);
  return stored !== null && (JSON.parse(stored) as { email: string }).email !== email;
}

/** Removes what this browser keeps of papers and of work; the next person on a shared phone finds nothing of them. */
export function forgetPersonalKeys(): void {
  for (const key of storedKeys()) if (key.startsWith(paperPrefix) || key.startsWith(workPrefix)) writeStored(key, null);
}
