import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { mayAssistInCourse, rightOf } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { WorkNotFound } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import type { SimilarWorksResponse } from './similar-work.response.js';
import { pointedAt } from './similar-work.rules.js';

/** So many works with the most prints in common are compared word by word; the others cost no more than their prints. */
const comparedMost = 12;
/** One print may be a figure of speech. */
const leastPrints = 2;

interface SimilarTo {
  assignment_id: string;
  user_id: string | null;
  group_id: string | null;
}

@Injectable()
export class SimilarWorkQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Work of others for the same assignment that shares words with this one, for who marks it (ASG-2). */
  async of(id: string, viewer: Viewer): Promise<SimilarWorksResponse> {
    const work = await this.markable(id, viewer);
    const prints = work.fingerprints ?? [];
    if (prints.length < leastPrints) return { works: [] };
    const found = pointedAt(work.text, await this.sharing(work, prints), [work.task_ar, work.task_en]);
    return {
      works: found.map(({ id: submissionId, userName, round, handedInAt, share, passages }) => ({
        submissionId,
        userName,
        round,
        handedInAt: isoTime(handedInAt!),
        share,
        passages,
      })),
    };
  }

  private async markable(id: string, viewer: Viewer) {
    const row = await this.database
      .over<AssignmentsTables>()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .select(['s.user_id', 's.group_id', 's.assignment_id', 's.state', 's.text', 's.fingerprints'])
      .select(['a.task_ar', 'a.task_en', rightOf(viewer.id).as('right')])
      .where('s.id', '=', id)
      .executeTakeFirst();
    if (!row || row.state === 'draft' || !mayAssistInCourse(row, viewer)) throw new WorkNotFound();
    return row;
  }

  /** The others with the most prints in common; drafts have none. */
  private sharing({ assignment_id, user_id, group_id }: SimilarTo, prints: number[]) {
    const shared = sql<number>`(select count(*) from unnest(s.fingerprints) print where print = any(${prints}::int[]))`;
    return this.database
      .over<AssignmentsTables>()
      .selectFrom(({ selectFrom }) =>
        selectFrom('submissions as s')
          .select(['s.id', 's.user_id', 's.round', 's.text', 's.handed_in_at', shared.as('shared')])
          .where('s.assignment_id', '=', assignment_id)
          // Who hands in alone after their group can read its work, which is therefore that of others.
          .where(
            sql<boolean>`(s.group_id is distinct from ${group_id}::uuid
            or s.group_id is null and s.user_id is distinct from ${user_id}::uuid)`,
          )
          .where('s.state', '<>', sql.lit('draft' as const))
          .as('o'),
      )
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select(['o.id', 'u.id as userId', 'o.round', 'o.text', 'o.handed_in_at as handedInAt'])
      .select(personName().as('userName'))
      .where('o.shared', '>=', leastPrints)
      .orderBy('o.shared', 'desc')
      .orderBy('o.id')
      .limit(comparedMost)
      .execute();
  }
}
