import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type AuthTables, personName } from '#modules/auth';
import { isoTime } from '#platform/database/iso-time';
import { Keyset } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page, type PageQuery } from '#platform/http/paging';
import type { LearnerAtRiskSchema } from './learner-at-risk.entity.js';
import type { LearnerAtRiskResponse, RiskReasonResponse } from './teaching.response.js';

type Tables = AuthTables & InferKyselyDB<typeof LearnerAtRiskSchema>;

interface KeptRow {
  place: number;
  user_id: string;
  name: string | null;
  progress: string;
  enrolled_at: Date | string;
  seen_at: Date | string;
  reasons: RiskReasonResponse[];
}

/** Those with the most reasons; nobody writes to more. */
export const mostKept = 2000;

const byPlace = new Keyset<{ place: number }>('asc', [
  { sql: sql.ref('r.place'), type: 'integer', of: ({ place }) => place },
]);

/** The list of a course where many learn, as it was found last; names are read anew, and who is gone is not in it. */
@Injectable()
export class KeptAtRiskQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Replaces the list of the course, inside a transaction. */
  async keep(courseId: string, learners: readonly LearnerAtRiskResponse[]): Promise<void> {
    const rows = this.database.over<Tables>();
    // Two who find at once would both write the first place.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`learners_at_risk ${courseId}`}, 0))`.execute(rows);
    await sql`delete from learners_at_risk where course_id = ${courseId}`.execute(rows);
    const found = learners.slice(0, mostKept).map((learner, at) => ({ ...learner, place: at + 1 }));
    await sql`
      insert into learners_at_risk (course_id, user_id, place, progress, enrolled_at, seen_at, reasons)
      select ${courseId}::uuid, f."userId", f.place, f.progress, f."enrolledAt", f."seenAt", f.reasons
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("userId" uuid, place int, progress numeric,
        "enrolledAt" timestamptz, "seenAt" timestamptz, reasons jsonb)
      join users u on u.id = f."userId"`.execute(rows);
  }

  async page(courseId: string, asked: PageQuery, total: number): Promise<Page<LearnerAtRiskResponse>> {
    const rows = await byPlace.seek(this.ofCourse(courseId), asked).execute();
    return mapRows(byPlace.page(rows as KeptRow[], asked, total), present);
  }

  async all(courseId: string): Promise<LearnerAtRiskResponse[]> {
    const rows = await this.ofCourse(courseId).orderBy('r.place').execute();
    return (rows as KeptRow[]).map(present);
  }

  private ofCourse(courseId: string) {
    return this.database
      .over<Tables>()
      .selectFrom('learners_at_risk as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where('r.course_id', '=', courseId)
      .select(['r.place', 'r.user_id', 'r.progress', 'r.enrolled_at', 'r.seen_at', 'r.reasons'])
      .select(personName().as('name'));
  }
}

const present = (row: KeptRow): LearnerAtRiskResponse => ({
  userId: row.user_id,
  name: row.name,
  progress: row.progress,
  enrolledAt: isoTime(row.enrolled_at),
  seenAt: isoTime(row.seen_at),
  reasons: row.reasons,
});
