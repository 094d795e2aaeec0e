import { readStored, storedKeys, writeStored } from './stored';

/** Keys of open papers begin with it: answers that have not arrived, and flags (EVD-2). */
export const paperPrefix = 'masarPaper';

/** Keys of drafts for assignments that the server does not have: work, and reviews of the work of others (ASG-1, ASG-2). */
export const workPrefix = 'masarWork';

/** Who was last known to use this browser, as `{ id, email }`: unsent work is sealed to them. */
export const lastPersonKey = 'masarOutboxOwner';

/** How the device is set, whoever uses it. Every other key is a person's, also those that nobody has thought of yet. */
export const deviceKeys: readonly string[] = [
  'masarLanguage',
  'masarDigits',
  'masarContentLanguage',
  'masarColorScheme',
  'masarTextSize',
  'masarTextOnly',
  'masarShortcuts',
  'masarOneByOne',
  'masarRoomMode',
  'marking:save-at-last',
];

/** Whether somebody else than this person was the last one here. */
export function isAnotherThanLast(userId: string): boolean {
  const stored = readStored(lastPersonKey);
  return stored !== null && (JSON.parse(stored) as { id: string }).id !== userId;
}

/** Removes what this browser keeps of a person: the next one on a shared phone finds no drafts, answers, lists or names. */
export function forgetPersonalKeys(): void {
  for (const key of storedKeys()) if (!deviceKeys.includes(key)) writeStored(key, null);
}
