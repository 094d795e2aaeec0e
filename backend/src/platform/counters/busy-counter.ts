import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { v7 } from 'uuid';

/** A counter in a column, with a table for what could not be counted there at once; all are names of the database. */
export interface BusyCounter {
  table: string;
  column: string;
  /** Rows with `id`, `owner` and `delta`. */
  deltas: string;
  owner: string;
  delta: string;
}

/**
 * Counts at the row itself where nobody else is at it, which is so nearly always; otherwise beside it, so that of a
 * thousand who come at once nobody waits for the commit of another (SCL-3, ADR 103). Answers whether it was counted at
 * the row. Never below zero there: what is to be taken away may still lie beside it.
 */
export async function countAt<Tables>(
  rows: Kysely<Tables>,
  { table, column, deltas, owner, delta }: BusyCounter,
  id: string,
  step: 1 | -1,
): Promise<boolean> {
  const free = await sql`
    select from ${sql.table(table)} where id = ${id} and ${sql.ref(column)} + ${step} >= 0
    for no key update skip locked`.execute(rows);
  if (free.rows.length > 0) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${step} where id = ${id}`.execute(
      rows,
    );
    return true;
  }
  await sql`insert into ${sql.table(deltas)} (id, ${sql.ref(owner)}, ${sql.ref(delta)})
    values (${v7()}, ${id}, ${step})`.execute(rows);
  return false;
}

/** Rows whose counters have something beside them. */
export async function unfolded<Tables>(rows: Kysely<Tables>, { deltas, owner }: BusyCounter): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct ${sql.ref(owner)} as id from ${sql.table(deltas)}`.execute(
    rows,
  );
  return found.rows.map(({ id }) => id);
}

/** Brings what lies beside one row into it; inside a transaction. Whoever folds it meanwhile is waited for. */
export async function fold<Tables>(
  rows: Kysely<Tables>,
  { table, column, deltas, owner, delta }: BusyCounter,
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(rows);
  await sql`
    with gone as (delete from ${sql.table(deltas)} where ${sql.ref(owner)} = ${id} returning ${sql.ref(delta)} as step)
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + coalesce((select sum(step) from gone), 0)
    where id = ${id} and exists (select from gone)`.execute(rows);
}
