import type { CourseRight } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { rightOf } from '../course/course-rights.js';
import type { CoursesTables } from '../courses.tables.js';
import type { Quiz } from './quiz.js';

/** The course around a lesson, from one reader's point of view. */
export interface CourseStanding {
  right: CourseRight | null;
  isPublished: boolean;
  isInPreparation: boolean;
  opensFirstLesson: boolean;
  isEnrolled: boolean;
  /** Percent. */
  progress: number;
}

export interface CurriculumRow {
  id: string;
  course_id: string;
  slug: string | null;
  title_ar: string;
  title_en: string;
  description_ar: string | null;
  description_en: string | null;
  duration: number | null;
  order_index: number;
  has_text: boolean;
  has_video: boolean;
  has_quiz: boolean;
  is_completed: boolean | null;
}

export type PlayerRow = Omit<CurriculumRow, 'slug' | 'has_text' | 'has_video' | 'has_quiz'> & {
  content_ar: string | null;
  content_en: string | null;
  video_url: string | null;
  /** The lesson's own questions. */
  quiz: Quiz | null;
  draws_questions: boolean;
  watch_time: number | null;
  delivered_at: Date | string | null;
  opened_at: Date | string | null;
  previous_id: string | null;
  next_id: string | null;
  pictures: PictureRow[];
};

/** A picture that the texts of the lesson show. */
export interface PictureRow {
  file_id: string;
  path: string;
  width: number;
  height: number;
}

export interface AttachmentRow {
  file_id: string;
  name: string;
  size: number;
}

export interface QuizRecord {
  /** Percent, null before the first attempt. */
  bestScore: string | null;
  attempts: number;
}

/** Lessons as learners and visitors read them. */
@Injectable()
export class LessonQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Undefined for an unknown course. */
  async standing(courseId: string, readerId: string | undefined): Promise<CourseStanding | undefined> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('courses as c')
      .leftJoin('enrollments as e', (join) =>
        join.onRef('e.course_id', '=', 'c.id').on('e.user_id', '=', readerId ?? null),
      )
      .select(courseStanding)
      .select(rightOf(readerId).as('right'))
      .where('c.id', '=', courseId)
      .executeTakeFirst();
    return row && toStanding(row);
  }

  /** Every lesson of a course in its order, with the reader's own record. */
  async curriculum(courseId: string, readerId: string | undefined): Promise<CurriculumRow[]> {
    return this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .leftJoin('lesson_progress as p', (join) =>
        join.onRef('p.lesson_id', '=', 'l.id').on('p.user_id', '=', readerId ?? null),
      )
      .select(['l.id', 'l.course_id', 'l.title_ar', 'l.title_en', 'l.description_ar', 'l.description_en', 'l.duration'])
      .select(['l.slug', 'l.order_index', 'p.is_completed'])
      .select([
        sql<boolean>`(coalesce(l.content_ar, '') <> '' or coalesce(l.content_en, '') <> '')`.as('has_text'),
        sql<boolean>`coalesce(l.video_url, '') <> ''`.as('has_video'),
        sql<boolean>`(l.quiz is not null or l.draws_questions)`.as('has_quiz'),
      ])
      .where('l.course_id', '=', courseId)
      .orderBy('l.order_index')
      .orderBy('l.id')
      .execute();
  }

  /** One lesson with its neighbours, the reader's record of it and the course around it; undefined when unknown. */
  async forPlayer(
    lessonId: string,
    readerId: string,
  ): Promise<{ lesson: PlayerRow; standing: CourseStanding } | undefined> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .leftJoin('enrollments as e', (join) => join.onRef('e.course_id', '=', 'c.id').on('e.user_id', '=', readerId))
      .leftJoin('lesson_progress as p', (join) => join.onRef('p.lesson_id', '=', 'l.id').on('p.user_id', '=', readerId))
      .leftJoin('shown_lessons as s', (join) => join.onRef('s.lesson_id', '=', 'l.id').on('s.user_id', '=', readerId))
      .select(['l.id', 'l.course_id', 'l.title_ar', 'l.title_en', 'l.description_ar', 'l.description_en', 'l.duration'])
      .select(['s.delivered_at', 's.opened_at'])
      .select([
        'l.order_index',
        'l.content_ar',
        'l.content_en',
        'l.video_url',
        'l.quiz',
        'l.draws_questions',
        'p.is_completed',
        'p.watch_time',
      ])
      .select(courseStanding)
      .select(rightOf(readerId).as('right'))
      .select([neighbour('<', 'desc').as('previous_id'), neighbour('>', 'asc').as('next_id')])
      .select(shownPictures.as('pictures'))
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
    return row && { lesson: row, standing: toStanding(row) };
  }

  async attachments(lessonId: string): Promise<AttachmentRow[]> {
    return this.database
      .over<CoursesTables>()
      .selectFrom('lesson_attachments as a')
      .innerJoin('stored_files as f', 'f.id', 'a.file_id')
      .select(['a.file_id', 'a.name', sql<number>`f.size::int`.as('size')])
      .where('a.lesson_id', '=', lessonId)
      .orderBy('a.order_index')
      .orderBy('a.id')
      .execute();
  }

  /** All pictures of a course, for whoever writes its texts. */
  async pictures(courseId: string): Promise<PictureRow[]> {
    return this.database
      .over<CoursesTables>()
      .selectFrom('course_pictures')
      .select(['file_id', 'path', 'width', 'height'])
      .where('course_id', '=', courseId)
      .orderBy('path')
      .execute();
  }

  /** What somebody did at a quiz; where it counts without what was practised before it did (EVD-8). */
  async quizRecord(lessonId: string, readerId: string, { isPractice }: { isPractice: boolean }): Promise<QuizRecord> {
    return this.database
      .over<CoursesTables>()
      .selectFrom('quiz_attempts')
      .select([sql<string | null>`max(score)`.as('bestScore'), sql<number>`count(*)::int`.as('attempts')])
      .where('lesson_id', '=', lessonId)
      .where('user_id', '=', readerId)
      .$if(!isPractice, (query) => query.where('is_practice', '=', false))
      .executeTakeFirstOrThrow();
  }
}

const courseStanding = [
  'c.is_published',
  'c.is_in_preparation',
  'c.opens_first_lesson',
  'e.id as enrollment_id',
  'e.progress',
] as const;

/** The id of the lesson right before or after `l` in its course. */
const neighbour = (side: '<' | '>', order: 'asc' | 'desc') => {
  const direction = sql.raw(order);
  return sql<string | null>`(select n.id from lessons n where n.course_id = l.course_id
    and (n.order_index, n.id) ${sql.raw(side)} (l.order_index, l.id)
    order by n.order_index ${direction}, n.id ${direction} limit 1)`;
};

/** Pictures of the course whose name stands in a text of `l`. */
export const shownPictures = sql<PictureRow[]>`(
  select coalesce(json_agg(json_build_object('file_id', p.file_id, 'path', p.path, 'width', p.width, 'height', p.height)
      order by p.path), '[]'::json)
  from course_pictures p
  where p.course_id = l.course_id and position(regexp_replace(p.path, '^.*/', '') in concat(l.content_ar, ' ', l.content_en)) > 0)`;

interface StandingRow {
  right: CourseRight | null;
  is_published: boolean;
  is_in_preparation: boolean;
  opens_first_lesson: boolean;
  enrollment_id: string | null;
  progress: string | null;
}

const toStanding = (row: StandingRow): CourseStanding => ({
  right: row.right,
  isPublished: row.is_published,
  isInPreparation: row.is_in_preparation,
  opensFirstLesson: row.opens_first_lesson,
  isEnrolled: row.enrollment_id !== null,
  progress: Number(row.progress ?? 0),
});
