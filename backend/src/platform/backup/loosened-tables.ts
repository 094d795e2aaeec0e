import pg from 'pg';
import { tableName } from './table-checksum.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

interface Trigger {
  table: string;
  name: string;
  /** How it fires: O as usual, A always, R on replicas. */
  fires: 'O' | 'A' | 'R';
}

const enabling = { O: 'enable', A: 'enable always', R: 'enable replica' } as const;
const quoted = (name: string): string => pg.escapeIdentifier(name);

/**
 * Runs `load` while foreign keys are absent and triggers are silent, so that tables come in any order and nothing
 * answers to rows that are not news. Putting the keys back checks every row. Needs the owner of the tables, no
 * superuser; all of it is in the caller's transaction.
 */
export async function withLoosenedTables(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const keys = await foreignKeysOf(client);
  const triggers = await triggersOf(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${tableName(table)} drop constraint ${quoted(name)}`);
  for (const { table, name } of triggers) {
    await client.query(`alter table ${tableName(table)} disable trigger ${quoted(name)}`);
  }
  await load();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${tableName(table)} add constraint ${quoted(name)} ${definition}`);
  }
  for (const { table, name, fires } of triggers) {
    await client.query(`alter table ${tableName(table)} ${enabling[fires]} trigger ${quoted(name)}`);
  }
}

async function foreignKeysOf(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`,
  );
  return rows;
}

async function triggersOf(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select c.relname as table, t.tgname as name, t.tgenabled as fires
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}
