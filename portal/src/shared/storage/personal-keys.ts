import { storedKeys, writeStored } from './stored';

/** Keys of open papers begin with it: answers that have not arrived, and flags (EVD-2). */
export const paperPrefix = 'masarPaper';

/** Keys of drafts for assignments that the server does not have: work, and reviews of the work of others (ASG-1, ASG-2). */
export const workPrefix = 'masarWork';

/** Removes what this browser keeps of papers and of work; the next person on a shared phone finds nothing of them. */
export function forgetPersonalKeys(): void {
  for (const key of storedKeys()) if (key.startsWith(paperPrefix) || key.startsWith(workPrefix)) writeStored(key, null);
}
