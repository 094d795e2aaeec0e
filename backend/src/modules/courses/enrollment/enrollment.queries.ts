import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { CoursesTables } from '../courses.tables.js';
import { lessonStates } from '../lesson/curriculum.rules.js';

export interface EnrollmentRow {
  id: string;
  course_id: string;
  progress: string;
  completed_at: Date | string | null;
  enrolled_at: Date | string;
  title_ar: string;
  title_en: string;
  category_id: string;
  duration_hours: number;
  lessons_count: number;
  thumbnail_url: string | null;
  is_in_preparation: boolean;
}

export interface LessonRow {
  id: string;
  course_id: string;
  title_ar: string;
  title_en: string;
  duration: number | null;
  is_completed: boolean | null;
}

/** An enrolment with the lesson to go on with, null when every lesson is completed or none can be opened. */
export interface EnrollmentWithNext {
  enrollment: EnrollmentRow;
  next: LessonRow | null;
}

@Injectable()
export class EnrollmentQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The learner's enrolments, the most recent first, in two statements however many there are (PERF-3). */
  async ofLearner(userId: string): Promise<EnrollmentWithNext[]> {
    return this.withNext(userId, await this.enrollments(userId).execute());
  }

  async ofLearnerIn(userId: string, courseId: string): Promise<EnrollmentWithNext | undefined> {
    return (
      await this.withNext(userId, await this.enrollments(userId).where('e.course_id', '=', courseId).execute())
    )[0];
  }

  private enrollments(userId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('enrollments as e')
      .innerJoin('courses as c', 'c.id', 'e.course_id')
      .select(['e.id', 'e.course_id', 'e.progress', 'e.completed_at', 'e.enrolled_at', 'c.title_ar', 'c.title_en'])
      .select(['c.category_id', 'c.duration_hours', 'c.lessons_count', 'c.thumbnail_url', 'c.is_in_preparation'])
      .where('e.user_id', '=', userId)
      .orderBy('e.enrolled_at', 'desc')
      .orderBy('e.id', 'desc');
  }

  private async withNext(userId: string, enrollments: EnrollmentRow[]): Promise<EnrollmentWithNext[]> {
    if (enrollments.length === 0) return [];
    const lessons = await this.lessonsOf(
      userId,
      enrollments.map(({ course_id }) => course_id),
    );
    const byCourse = Map.groupBy(lessons, ({ course_id }) => course_id);
    return enrollments.map((enrollment) => ({
      enrollment,
      next: nextOf(enrollment, byCourse.get(enrollment.course_id) ?? []),
    }));
  }

  private lessonsOf(userId: string, courseIds: string[]): Promise<LessonRow[]> {
    return this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .leftJoin('lesson_progress as p', (join) => join.onRef('p.lesson_id', '=', 'l.id').on('p.user_id', '=', userId))
      .select(['l.id', 'l.course_id', 'l.title_ar', 'l.title_en', 'l.duration', 'p.is_completed'])
      .where('l.course_id', 'in', courseIds)
      .orderBy('l.course_id')
      .orderBy('l.order_index')
      .orderBy('l.id')
      .execute();
  }
}

/** The first lesson that the learner has not completed; none can be opened while the course is in preparation. */
function nextOf(enrollment: EnrollmentRow, lessons: LessonRow[]): LessonRow | null {
  if (enrollment.is_in_preparation) return null;
  const states = lessonStates(lessons, { enrolled: true, progress: Number(enrollment.progress) });
  return lessons[states.indexOf('open')] ?? null;
}
