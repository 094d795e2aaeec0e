import type pg from 'pg';

/**
 * Writes rows that agree with each other by the way they are made: foreign keys are not asked and triggers not run, and
 * indexes that hold no rule are built once afterwards.
 */
export async function quickly(client: pg.Client, table: string, write: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not indisunique
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`set session_replication_role = replica`);
  try {
    await write();
  } finally {
    await client.query(`set session_replication_role = origin`);
  }
  for (const { definition } of indexes) await client.query(definition);
}
