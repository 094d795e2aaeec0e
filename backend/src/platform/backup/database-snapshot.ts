import pg from 'pg';
import { tableChecksum } from './table-checksum.js';

/** Tables whose rows are not part of a backup, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  schema_migrations: 'Written by the migrations that the restore runs.',
  backups: 'Lists the archives of one folder.',
  heartbeats: 'Says when this installation answered.',
  live_events: 'News for open screens, numbered by transactions of this very PostgreSQL.',
  rate_limits: 'A row lives for minutes.',
};

/** A table as the catalogue describes it. */
export interface SnapshotTable {
  name: string;
  columns: string[];
  /** Bytes on the disk, for the progress. */
  bytes: number;
}

/** Texts of values must not depend on who reads them, and copying may take its time. */
const settings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
`;

/** Connects and opens a transaction whose values read the same everywhere. */
export async function openTransaction(databaseUrl: string, mode: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'masar-backup' });
  // A connection that breaks fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin isolation level ${mode}`);
    await client.query(settings);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** One moment of the database: whatever is written later does not show (REL-8). */
export const openSnapshot = (databaseUrl: string): Promise<pg.Client> =>
  openTransaction(databaseUrl, 'repeatable read read only');

/** The tables of a backup by name; partitions go with theirs. */
export async function tablesOf(client: pg.Client): Promise<SnapshotTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; bytes: string }>(
    `select c.relname as name, (
         select sum(pg_total_relation_size(p.relid)) from pg_partition_tree(c.oid) p
       ) + pg_total_relation_size(c.oid) as bytes,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     group by c.oid order by c.relname`,
    [Object.keys(leftOut)],
  );
  return rows.map(({ name, columns, bytes }) => ({ name, columns, bytes: Number(bytes) }));
}

/** Number of rows and their checksum, as this connection sees them. */
export async function countRows(
  client: pg.Client,
  table: Pick<SnapshotTable, 'name' | 'columns'>,
): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(tableChecksum(table));
  return { rows: Number(rows[0]!.rows), checksum: rows[0]!.checksum };
}

/** Names of the migrations that the database has, in the order in which they ran. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id');
  return rows.map(({ name }) => name);
}

/** Where each sequence stands. It may run ahead of the snapshot, never behind it. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and sequencename not like 'schema\\_migrations%' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
