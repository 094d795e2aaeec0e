import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { mayAssistInCourse, mayEditCourse, mayViewCourse } from '../course/course.policy.js';
import { rightOf, teaches } from '../course/course-rights.js';
import { LessonNotFound, NotEnrolled } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';

/** Who belongs to a lesson: the enrolled, those who teach the course and admins. For modules that add to lessons. */
@Injectable()
export class LessonAudience {
  constructor(private readonly database: ReadDatabase) {}

  async includes(viewer: Viewer, lessonId: string): Promise<boolean> {
    const standing = await this.standing(viewer, lessonId);
    return standing !== undefined && (standing.isEnrolled || mayAssistInCourse(standing, viewer));
  }

  /** Refuses everybody else: a lesson of an unseen draft is unknown, any other one asks to enrol. */
  async require(viewer: Viewer, lessonId: string): Promise<void> {
    const standing = await this.standing(viewer, lessonId);
    if (!standing || !mayViewCourse(standing, viewer, standing.isEnrolled)) throw new LessonNotFound();
    if (!standing.isEnrolled && !mayAssistInCourse(standing, viewer)) throw new NotEnrolled();
  }

  /** Refuses all but those who may change the course; a lesson of an unseen draft is unknown. */
  async requireAuthor(viewer: Viewer, lessonId: string): Promise<void> {
    const standing = await this.standing(viewer, lessonId);
    if (!standing || !mayViewCourse(standing, viewer, standing.isEnrolled)) throw new LessonNotFound();
    if (!mayEditCourse(standing, viewer)) throw new Forbidden();
  }

  /** Whether somebody teaches the lesson's course. */
  async isTaughtBy({ id }: Viewer, lessonId: string): Promise<boolean> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .select('l.id')
      .where('l.id', '=', lessonId)
      .where(teaches(id, 'assist', sql`l.course_id`))
      .executeTakeFirst();
    return row !== undefined;
  }

  private async standing(viewer: Viewer, lessonId: string) {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .leftJoin('enrollments as e', (join) => join.onRef('e.course_id', '=', 'c.id').on('e.user_id', '=', viewer.id))
      .select(['c.is_published', 'e.id as enrollment_id'])
      .select(rightOf(viewer.id).as('right'))
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
    return (
      row && {
        right: row.right,
        isPublished: row.is_published,
        isEnrolled: row.enrollment_id !== null,
      }
    );
  }
}
