import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { type FailedQuiz, riskLimits } from './at-risk.rules.js';

export interface UnfinishedRow {
  user_id: string;
  name: string | null;
  progress: string;
  enrolled_at: Date | string;
  seen_at: Date | string;
  days_since_enrolled: number;
  days_since_seen: number;
  failed_quizzes: FailedQuiz[];
}

/** Of courses where more learn, those who were there last are looked at. */
const mostLearners = 20_000;

@Injectable()
export class AtRiskQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Learners who have not finished and are not gone; a quiz that was tried counts as being there. */
  async unfinished(courseId: string): Promise<UnfinishedRow[]> {
    const { rows } = await sql<UnfinishedRow>`
      with tries as (
        select a.user_id, max(a.created_at) as tried_at, l.id, l.title_ar, l.title_en, count(*)::int as attempts, max(a.score) as best
          from quiz_attempts a join lessons l on l.id = a.lesson_id
         where l.course_id = ${courseId} group by a.user_id, l.id),
      by_person as (
        select user_id, max(tried_at) as tried_at,
            jsonb_agg(jsonb_build_object('lessonId', id, 'titleAr', title_ar, 'titleEn', title_en, 'attempts', attempts, 'best', best) order by id)
              filter (where attempts >= ${riskLimits.quizAttempts} and best < ${riskLimits.quizPercent}) as failed
          from tries group by user_id),
      standing as (
        select e.user_id, e.progress, e.enrolled_at,
            greatest(e.enrolled_at, e.last_activity_at, t.tried_at) as seen_at, t.failed
          from enrollments e left join by_person t using (user_id)
         where e.course_id = ${courseId} and e.completed_at is null)
      select s.user_id, ${personName()} as name, s.progress, s.enrolled_at, s.seen_at,
          floor(extract(epoch from now() - s.enrolled_at) / 86400)::int as days_since_enrolled,
          floor(extract(epoch from now() - s.seen_at) / 86400)::int as days_since_seen,
          coalesce(s.failed, '[]'::jsonb) as failed_quizzes
        from standing s join users u on u.id = s.user_id
       where s.seen_at > now() - make_interval(days => ${riskLimits.goneDays + 1}::int)
       order by s.seen_at desc, s.user_id limit ${mostLearners}`.execute(this.database.behind<CoursesTables>());
    return rows;
  }
}
