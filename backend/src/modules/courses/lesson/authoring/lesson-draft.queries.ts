import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { mayEditCourse, mayViewCourse } from '../../course/course.policy.js';
import { rightOf } from '../../course/course-rights.js';
import { LessonNotFound } from '../../courses.errors.js';
import type { CoursesTables } from '../../courses.tables.js';

export type LessonDraftRow = Selectable<CoursesTables['lessons']>;

/** Lessons as their authors edit them. */
@Injectable()
export class LessonDraftQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The whole lesson, answers included, for those who may edit its course (CRS-4). */
  async editableBy(viewer: Viewer, lessonId: string): Promise<LessonDraftRow> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .selectAll('l')
      .select('c.is_published as isPublished')
      .select(rightOf(viewer.id).as('right'))
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
    if (!row || !mayViewCourse(row, viewer)) throw new LessonNotFound();
    if (!mayEditCourse(row, viewer)) throw new Forbidden();
    return row;
  }
}
