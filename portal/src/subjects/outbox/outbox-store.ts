import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-state';

interface Schema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { key: string } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Opened with the first entry; keys count up, so that the order of clicks is the order of sending. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('masar-outbox', 1, {
    upgrade: (created) => {
      created.createObjectStore('entries', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
    },
  }));

export async function allEntries(): Promise<OutboxEntry[]> {
  return (await open()).getAll('entries');
}

/** Adds an entry, or what it becomes in place of an earlier one; `inPlaceOf` answers null where both stay. */
export async function addEntry(
  entry: OutboxEntry,
  inPlaceOf: (before: OutboxEntry, entry: OutboxEntry) => OutboxEntry | null,
): Promise<void> {
  const change = (await open()).transaction('entries', 'readwrite');
  let added = entry;
  for (let cursor = await change.store.openCursor(); cursor; cursor = await cursor.continue()) {
    const next = inPlaceOf(cursor.value, added);
    if (!next) continue;
    added = next;
    await cursor.delete();
  }
  await change.store.add(added);
  await change.done;
}

/** Changes an entry, or removes it where nothing is left of it. */
export async function changeEntry(key: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void> {
  const transaction = (await open()).transaction('entries', 'readwrite');
  const cursor = await transaction.store.index('key').openCursor(key);
  const next = cursor && change(cursor.value);
  if (next) await cursor.update(next);
  else await cursor?.delete();
  await transaction.done;
}

/** Removes all that waits for somebody who will never come back for it: their account is gone (PRF-4). */
export async function removeEntriesOf(owner: string): Promise<void> {
  const change = (await open()).transaction('entries', 'readwrite');
  for (let cursor = await change.store.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.owner === owner) await cursor.delete();
  await change.done;
}
