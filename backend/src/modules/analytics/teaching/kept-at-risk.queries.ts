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

/** Rows of the module's tables, derived from the entities. */
export type AtRiskTables = InferKyselyDB<typeof LearnerAtRiskSchema>;

interface KeptRow {
  place: number;
  user_id: string;
  name: string | null;
  progress: string;
  enrolled_at: Date | string;
  seen_at: Date | string;
  reasons: RiskReasonResponse[];
}

const byPlace = new Keyset<{ place: number }>('asc', [
  { sql: sql.ref('r.place'), type: 'integer', of: ({ place }) => place },
]);

/** The list of a course where many learn, as it was found last; names are read anew, and who is gone is not in it. */
@Injectable()
export class KeptAtRiskQueries {
  constructor(private readonly database: ReadDatabase) {}

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
      .over<AuthTables & AtRiskTables>()
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
