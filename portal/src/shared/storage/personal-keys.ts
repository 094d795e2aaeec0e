import { storedKeys, writeStored } from './stored';

/** Keys of open papers begin with it: answers that have not arrived, and flags (EVD-2). */
export const paperPrefix = 'masarPaper';

/** Removes what this browser keeps of papers; the next person on a shared phone finds nothing of them. */
export function forgetPapers(): void {
  for (const key of storedKeys()) if (key.startsWith(paperPrefix)) writeStored(key, null);
}
