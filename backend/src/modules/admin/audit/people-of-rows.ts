import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '#platform/database/is-uuid';
import type { RecordReader } from '../records/record-reader.js';
import type { ChangedRow, Row } from './noted-changes.rules.js';

/** Columns that say who did something with a row, which does not make it theirs. */
const doers = /(_by|^actor_id|^author_id|^instructor_id|^marker_id)$/;

const idsOf = (row: Row | null, leavesOut: RegExp | undefined): string[] =>
  Object.entries(row ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && isUuid(value) && !leavesOut?.test(name) ? [value] : [],
  );

/** Which of the ids in changed rows are people, with the doer among them only where the row is about them. */
export async function peopleIn(
  reader: RecordReader,
  rows: readonly ChangedRow[],
  actorId: string,
): Promise<ReadonlySet<string>> {
  const all = rows.flatMap(({ before, after }) => [...idsOf(before, undefined), ...idsOf(after, undefined)]);
  const own = rows.flatMap(({ before, after }) => [...idsOf(before, doers), ...idsOf(after, doers)]);
  if (all.length === 0) return new Set();
  const found = await reader.rows(
    sql<{ id: string }>`select id::text as id from users where id = any (${[...new Set(all)]}::uuid[])`,
  );
  const isAboutActor = own.includes(actorId);
  return new Set(found.map(({ id }) => id).filter((id) => id !== actorId || isAboutActor));
}

/** The people among those who stand in a row. */
export const peopleWhoseRow = ({ before, after }: ChangedRow, people: ReadonlySet<string>): string[] =>
  [...idsOf(before, undefined), ...idsOf(after, undefined)].filter((id) => people.has(id));

/** Of tables whose rows name nobody: how their people are found, as their modules declare it. */
export type PeopleBehind = readonly (readonly [table: string, people: RawBuilder<{ id: string }>])[];

/** Whose the rows are that hang on those of somebody, such as the mark of a work; by table and key. */
export async function peopleBehindRows(
  reader: RecordReader,
  rows: readonly ChangedRow[],
  declared: PeopleBehind,
): Promise<(row: ChangedRow) => readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [relation, people] of declared) {
    const own = rows.filter((row) => row.relation === relation);
    if (own.length === 0) continue;
    const states = JSON.stringify(own.map(({ key, before, after }) => ({ key, row: after ?? before })));
    const whose = await reader.rows(sql<{ key: string; id: string }>`
      select distinct audited.key, p.id::text as id from jsonb_to_recordset(${states}::jsonb) as audited(key text, row jsonb)
      cross join lateral (${people}) as p where p.id is not null`);
    for (const { key, id } of whose) found.set(`${relation} ${key}`, [...(found.get(`${relation} ${key}`) ?? []), id]);
  }
  return ({ relation, key }) => found.get(`${relation} ${key}`) ?? [];
}
