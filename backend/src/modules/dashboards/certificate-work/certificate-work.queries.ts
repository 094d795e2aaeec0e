import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CertificateReviewNotFound, type CertificatesTables } from '#modules/certificates';
import type { CommunityTables } from '#modules/community';
import { type CoursesTables, mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type {
  CertificateWorkResponse,
  DiscussionOfLearnerResponse,
  LessonWorkResponse,
} from './certificate-work.response.js';

interface WorkRow {
  enrolled_at: Date | string | null;
  completed_at: Date | string | null;
  lessons: LessonWorkResponse[];
  discussions: DiscussionOfLearnerResponse[];
}

const discussionsShown = 5;

/** Rows of the run that earned the certificate `k` (RUN-1). */
const ofRun = (alias: string): RawBuilder<boolean> => sql<boolean>`(
  k.ended_enrollment_id is null and ${sql.ref(`${alias}.user_id`)} = k.user_id
  or ${sql.ref(`${alias}.ended_enrollment_id`)} = k.ended_enrollment_id)`;

@Injectable()
export class CertificateWorkQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Everything beside one review, in one statement; reviews of courses of others are not found. */
  async of(reviewId: string, viewer: Viewer): Promise<CertificateWorkResponse> {
    const { rows } = await sql<WorkRow>`
      select coalesce(ended.enrolled_at, e.enrolled_at) as enrolled_at,
        coalesce(ended.completed_at, e.completed_at) as completed_at,
        (select coalesce(json_agg(json_build_object(
            'id', l.id, 'titleAr', l.title_ar, 'titleEn', l.title_en,
            'isCompleted', coalesce(p.is_completed, false), 'spentSeconds', coalesce(t.seconds, 0),
            'hasQuiz', l.quiz is not null or l.draws_questions, 'bestScore', a.best::text, 'attempts', a.attempts) order by l.order_index), '[]')
          from lessons l
          left join lesson_progress p on p.lesson_id = l.id and ${ofRun('p')}
          left join lesson_times t on t.lesson_id = l.id and ${ofRun('t')}
          cross join lateral (select max(score) as best, count(*)::int as attempts from quiz_attempts q
            where q.lesson_id = l.id and ${ofRun('q')} and not q.is_practice) a
          where l.course_id = k.course_id) as lessons,
        (select coalesce(json_agg(json_build_object('id', d.id, 'lessonId', d.lesson_id, 'title', d.title,
            'replies', d.replies_count, 'createdAt', d.created_at) order by d.created_at desc), '[]')
          from (select d.* from discussions d join lessons l on l.id = d.lesson_id
            where l.course_id = k.course_id and d.user_id = k.user_id and d.status = 'visible'
            order by d.created_at desc limit ${discussionsShown}) d) as discussions
      from certificate_reviews r
      join certificates k on k.id = r.certificate_id
      join courses c on c.id = k.course_id
      left join ended_enrollments ended on ended.id = k.ended_enrollment_id
      left join enrollments e on e.course_id = k.course_id and e.user_id = k.user_id
      where r.id = ${reviewId} and ${mayInCourse(viewer, 'edit')}`.execute(
      this.database.over<CertificatesTables & CoursesTables & CommunityTables>(),
    );
    const [row] = rows;
    if (!row) throw new CertificateReviewNotFound();
    return {
      enrolledAt: isoTimeOrNull(row.enrolled_at),
      completedAt: isoTimeOrNull(row.completed_at),
      spentSeconds: row.lessons.reduce((sum, { spentSeconds }) => sum + spentSeconds, 0),
      lessonsCompleted: row.lessons.filter(({ isCompleted }) => isCompleted).length,
      lessons: row.lessons,
      discussions: row.discussions.map((one) => ({ ...one, createdAt: isoTime(new Date(one.createdAt)) })),
    };
  }
}
