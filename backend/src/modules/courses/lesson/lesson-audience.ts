import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { mayEditCourse, mayViewCourse } from '../course/course.policy.js';
import { LessonNotFound, NotEnrolled } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';

/** Who belongs to a lesson: the enrolled, the course's instructor and admins. For modules that add to lessons. */
@Injectable()
export class LessonAudience {
  constructor(private readonly database: ReadDatabase) {}

  async includes(viewer: Viewer, lessonId: string): Promise<boolean> {
    const standing = await this.standing(viewer, lessonId);
    return standing !== undefined && (standing.isEnrolled || mayEditCourse(standing, viewer));
  }

  /** Refuses everybody else: a lesson of an unseen draft is unknown, any other one asks to enrol. */
  async require(viewer: Viewer, lessonId: string): Promise<void> {
    const standing = await this.standing(viewer, lessonId);
    if (!standing || !mayViewCourse(standing, viewer, standing.isEnrolled)) throw new LessonNotFound();
    if (!standing.isEnrolled && !mayEditCourse(standing, viewer)) throw new NotEnrolled();
  }

  /** Refuses all but the course's instructor and admins; a lesson of an unseen draft is unknown. */
  async requireAuthor(viewer: Viewer, lessonId: string): Promise<void> {
    const standing = await this.standing(viewer, lessonId);
    if (!standing || !mayViewCourse(standing, viewer, standing.isEnrolled)) throw new LessonNotFound();
    if (!mayEditCourse(standing, viewer)) throw new Forbidden();
  }

  /** Who teaches the lesson's course; null where nobody does. */
  async instructorOf(lessonId: string): Promise<string | null> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select('c.instructor_id')
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
    return row?.instructor_id ?? null;
  }

  private async standing(viewer: Viewer, lessonId: string) {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .leftJoin('enrollments as e', (join) => join.onRef('e.course_id', '=', 'c.id').on('e.user_id', '=', viewer.id))
      .select(['c.instructor_id', 'c.is_published', 'e.id as enrollment_id'])
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
    return (
      row && {
        instructorId: row.instructor_id,
        isPublished: row.is_published,
        isEnrolled: row.enrollment_id !== null,
      }
    );
  }
}
