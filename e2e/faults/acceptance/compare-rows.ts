import type pg from 'pg';
import type { Write, WriteKind, WriteLedger } from './write-ledger.ts';

/** For each kind: the marks of all rows there are of a learner, one line for each row. */
const rowsOf: Record<Exclude<WriteKind, 'reading'>, string> = {
  view: `select user_id, metadata ->> 'workshopId' as mark from analytics where event = 'vr_workshop_viewed'`,
  reply: 'select user_id, content as mark from replies',
  like: `select user_id, discussion_id::text as mark from discussion_likes
         union all select user_id, reply_id::text from reply_likes`,
  progress: 'select user_id, lesson_id::text as mark from lesson_progress where is_completed',
  enrolment: 'select user_id, course_id::text as mark from enrollments',
  application: 'select user_id, job_id::text as mark from job_applications',
};

export interface Comparison {
  /** Acknowledged, and no row is there. */
  lost: string[];
  /** More rows than writes. */
  doubled: string[];
}

/** How many rows there are for each mark of a learner, by kind. */
export type FoundRows = ReadonlyMap<WriteKind, ReadonlyMap<string, number>>;

export const markOf = ({ userId, mark }: Pick<Write, 'userId' | 'mark'>): string => `${userId} ${mark}`;

export async function findRows(client: pg.Client): Promise<FoundRows> {
  const found = new Map<WriteKind, Map<string, number>>();
  for (const [kind, sql] of Object.entries(rowsOf) as [keyof typeof rowsOf, string][]) {
    const counts = new Map<string, number>();
    const { rows } = await client.query<{ user_id: string; mark: string }>(sql);
    for (const row of rows) {
      const mark = markOf({ userId: row.user_id, mark: row.mark });
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    found.set(kind, counts);
  }
  return found;
}

/** Holds acknowledged writes of the clients' ledger, all of them where `which` says nothing else, against the rows. */
export async function compareRows(
  client: pg.Client,
  ledger: WriteLedger,
  which: (write: Write) => boolean = () => true,
): Promise<Comparison> {
  const comparison: Comparison = { lost: [], doubled: [] };
  for (const [kind, counts] of await findRows(client)) {
    for (const write of ledger.acknowledgedOf(kind).filter(which)) {
      const count = counts.get(markOf(write)) ?? 0;
      if (count === 0) comparison.lost.push(`${kind} ${write.mark}`);
      if (count > 1) comparison.doubled.push(`${kind} ${write.mark}`);
    }
  }
  return comparison;
}
