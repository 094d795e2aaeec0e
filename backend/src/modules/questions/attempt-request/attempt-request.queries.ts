import type { AttemptRequestState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { AttemptRequestNotFound } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { AttemptRequestResponse } from './attempt-request.dto.js';

interface AttemptRequestRow {
  id: string;
  lesson_id: string | null;
  title_ar: string | null;
  title_en: string | null;
  course_title_ar: string;
  course_title_en: string;
  course_id: string;
  user_id: string;
  user_name: string | null;
  best_score: string | null;
  note: string | null;
  state: AttemptRequestState;
  asked_at: Date | string;
  reason: string | null;
}

const longestWaiting = oldestFirst('r', 'asked_at');

@Injectable()
export class AttemptRequestQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this person's answer, so nothing of their own, the wish that waits longest first. */
  async queueOf(viewer: Viewer, asked: PageQuery): Promise<Page<AttemptRequestRow>> {
    const waiting = this.requests(viewer)
      .where('r.state', '=', sql.lit('asked' as const))
      .where('r.user_id', '<>', viewer.id);
    const page = this.told(waiting).select(boundedTotal(waiting.select('r.id')).as('total'));
    return longestWaiting.page(await longestWaiting.seek(page, asked).execute(), asked);
  }

  async one(id: string, viewer: Viewer): Promise<AttemptRequestRow> {
    const row = await this.told(this.requests(viewer).where('r.id', '=', id)).executeTakeFirst();
    if (!row) throw new AttemptRequestNotFound();
    return row;
  }

  private requests(viewer: Viewer) {
    return this.database
      .over<QuestionsTables>()
      .selectFrom('attempt_requests as r')
      .leftJoin('lessons as l', 'l.id', 'r.lesson_id')
      .innerJoin('courses as c', (join) =>
        join.on((eb) => eb('c.id', '=', eb.fn.coalesce('r.course_id', 'l.course_id'))),
      )
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .where(mayInCourse(viewer, 'assist'));
  }

  private told(requests: ReturnType<AttemptRequestQueries['requests']>) {
    return requests
      .select([
        'r.id',
        'r.lesson_id',
        'l.title_ar',
        'l.title_en',
        'c.id as course_id',
        'u.id as user_id',
        'r.note',
        'r.state',
      ])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en'])
      .select(['r.asked_at', 'r.reason', personName().as('user_name')])
      .select(
        sql<string | null>`coalesce(
          (select max(a.score) from quiz_attempts a where a.user_id = r.user_id and a.lesson_id = r.lesson_id
            and not a.is_practice),
          (select max(p.score) from papers p
           where p.user_id = r.user_id and p.lesson_id is null and p.course_id = r.course_id))`.as('best_score'),
      );
  }
}

export const toAttemptRequest = (row: AttemptRequestRow): AttemptRequestResponse => ({
  id: row.id,
  lessonId: row.lesson_id,
  lessonTitleAr: row.title_ar,
  lessonTitleEn: row.title_en,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  userId: row.user_id,
  userName: row.user_name,
  bestScore: row.best_score,
  note: row.note,
  state: row.state,
  askedAt: isoTime(row.asked_at),
  reason: row.reason,
});
