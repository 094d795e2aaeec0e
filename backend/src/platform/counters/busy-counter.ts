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
  /** Beside the number a column may say when the latest was counted up; its deltas say it in `at`. */
  latest?: { column: string; at: string };
}

/** What is counted where: up or down, and where the counter says so the moment of it. */
export interface Count {
  id: string;
  step: number;
  at?: Date;
}

/**
 * Counts at the row itself where nobody else is at it, which is so nearly always; otherwise beside it, so that of a
 * thousand who come at once nobody waits for the commit of another (SCL-3, ADR 141). Answers whether it was counted at
 * the row. Never below zero there: what is to be taken away may still lie beside it.
 */
export async function countAt<Tables>(rows: Kysely<Tables>, counter: BusyCounter, count: Count): Promise<boolean> {
  const { table, column, latest } = counter;
  const { id, step, at } = count;
  const free = await sql`
    select from ${sql.table(table)} where id = ${id} and ${sql.ref(column)} + ${step} >= 0
    for no key update skip locked`.execute(rows);
  if (free.rows.length > 0) {
    const moment = latest && at && sql`, ${later(latest.column, sql`${at}::timestamptz`)}`;
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${step}${moment ?? sql``}
      where id = ${id}`.execute(rows);
    return true;
  }
  await countBeside(rows, counter, count);
  return false;
}

/** Counts beside the row, whoever is at it. */
export async function countBeside<Tables>(rows: Kysely<Tables>, counter: BusyCounter, count: Count): Promise<void> {
  const { deltas, owner, delta, latest } = counter;
  const { id, step, at } = count;
  await sql`
    insert into ${sql.table(deltas)} (id, ${sql.ref(owner)}, ${sql.ref(delta)}${latest ? sql`, ${sql.ref(latest.at)}` : sql``})
    values (${v7()}, ${id}, ${step}${latest ? sql`, ${at ?? null}` : sql``})`.execute(rows);
}

/** Rows whose counters have something beside them. */
export async function unfolded<Tables>(rows: Kysely<Tables>, { deltas, owner }: BusyCounter): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct ${sql.ref(owner)} as id from ${sql.table(deltas)}`.execute(
    rows,
  );
  return found.rows.map(({ id }) => id);
}

/**
 * Brings what lies beside one row into it; inside a transaction. Whoever folds it meanwhile is waited for. Answers whether
 * anything lay there.
 */
export async function fold<Tables>(
  rows: Kysely<Tables>,
  { table, column, deltas, owner, delta, latest }: BusyCounter,
  id: string,
): Promise<boolean> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(rows);
  const gone = latest ? sql`${sql.ref(delta)} as step, ${sql.ref(latest.at)} as at` : sql`${sql.ref(delta)} as step`;
  const { rows: folded } = await sql`
    with gone as (delete from ${sql.table(deltas)} where ${sql.ref(owner)} = ${id} returning ${gone})
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + (select sum(step) from gone)
      ${latest ? sql`, ${later(latest.column, sql`(select max(at) from gone)`)}` : sql``}
    where id = ${id} and exists (select from gone) returning id`.execute(rows);
  return folded.length > 0;
}

/** Where nothing says a moment the column stays. */
const later = (column: string, moment: ReturnType<typeof sql>) =>
  sql`${sql.ref(column)} = greatest(${sql.ref(column)}, ${moment})`;
