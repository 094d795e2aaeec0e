import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

/** A later report on the same subject takes the place of an earlier one, where only the last counts. */
export async function addEntry(entry: OutboxEntry, replaces: (other: OutboxEntry) => boolean): Promise<void> {
  const change = (await open()).transaction('entries', 'readwrite');
  for (let cursor = await change.store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (replaces(cursor.value)) await cursor.delete();
  }
  await change.store.add(entry);
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
