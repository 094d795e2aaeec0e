import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { CourseNotFound, NotEnrolled } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { mayAssistInCourse, mayEditCourse, mayViewCourse, refuseInPreparation } from './course.policy.js';
import { rightOf } from './course-rights.js';

/** Who belongs to a course: the enrolled, those who teach it and admins. For modules that add to courses. */
@Injectable()
export class CourseAudience {
  constructor(private readonly database: ReadDatabase) {}

  /** Whether somebody teaches this course, and changes it; who neither teaches nor learns it is refused. */
  async require(
    viewer: Viewer,
    courseId: string,
  ): Promise<{ isTeacher: boolean; canEdit: boolean; isLearner: boolean }> {
    const standing = await this.standing(viewer, courseId);
    const isTeacher = mayAssistInCourse(standing, viewer);
    refuseInPreparation(standing, viewer);
    if (!standing.isEnrolled && !isTeacher) throw new NotEnrolled();
    return { isTeacher, canEdit: mayEditCourse(standing, viewer), isLearner: standing.isEnrolled };
  }

  /** Refuses all but those who learn the course. */
  async requireLearner(viewer: Viewer, courseId: string): Promise<void> {
    const { isLearner } = await this.require(viewer, courseId);
    if (!isLearner) throw new NotEnrolled();
  }

  /** Refuses all but those who teach the course, assistants too, and admins; an unseen draft is unknown. */
  async requireTeacher(viewer: Viewer, courseId: string): Promise<void> {
    if (!mayAssistInCourse(await this.standing(viewer, courseId), viewer)) throw new Forbidden();
  }

  /** Refuses all but those who may change the course; an unseen draft is unknown. */
  async requireAuthor(viewer: Viewer, courseId: string): Promise<void> {
    if (!mayEditCourse(await this.standing(viewer, courseId), viewer)) throw new Forbidden();
  }

  /** Undefined for an unknown course. */
  async titleOf(courseId: string): Promise<{ title: LocalizedText } | undefined> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('courses')
      .select(['title_ar', 'title_en'])
      .where('id', '=', courseId)
      .executeTakeFirst();
    return row && { title: { ar: row.title_ar, en: row.title_en } };
  }

  private async standing(viewer: Viewer, courseId: string) {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('courses as c')
      .leftJoin('enrollments as e', (join) => join.onRef('e.course_id', '=', 'c.id').on('e.user_id', '=', viewer.id))
      .select(['c.is_published', 'c.is_in_preparation', 'e.id as enrollment_id'])
      .select(rightOf(viewer.id).as('right'))
      .where('c.id', '=', courseId)
      .executeTakeFirst();
    const standing = row && {
      right: row.right,
      isPublished: row.is_published,
      isInPreparation: row.is_in_preparation,
      isEnrolled: row.enrollment_id !== null,
    };
    if (!standing || !mayViewCourse(standing, viewer, standing.isEnrolled)) throw new CourseNotFound();
    return standing;
  }
}
