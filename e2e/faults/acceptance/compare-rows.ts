import type pg from 'pg';
import type { WriteKind, WriteLedger } from './write-ledger.ts';

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

/** Holds the clients' ledger against the rows. */
export async function compareRows(client: pg.Client, ledger: WriteLedger): Promise<Comparison> {
  const comparison: Comparison = { lost: [], doubled: [] };
  for (const [kind, sql] of Object.entries(rowsOf) as [keyof typeof rowsOf, string][]) {
    const { rows } = await client.query<{ user_id: string; mark: string }>(sql);
    const found = new Map<string, number>();
    for (const { user_id, mark } of rows) found.set(`${user_id} ${mark}`, (found.get(`${user_id} ${mark}`) ?? 0) + 1);
    for (const { userId, mark } of ledger.acknowledgedOf(kind)) {
      const count = found.get(`${userId} ${mark}`) ?? 0;
      if (count === 0) comparison.lost.push(`${kind} ${mark}`);
      if (count > 1) comparison.doubled.push(`${kind} ${mark}`);
    }
  }
  return comparison;
}
