import type { CourseRight, CourseSort } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { idsOf, mapRows, type Page, type PageQuery } from '#platform/http/paging';
import { CourseNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { mayViewCourse } from './course.policy.js';
import { courseColumns, type CourseDetailRow, type CourseRow } from './course.rows.js';
import type { CourseFilter } from './course-conditions.js';
import { fitPatterns } from './course-fit.js';
import { courseOrder, coursePage, courseRows } from './course-page.statement.js';
import { rightOf } from './course-rights.js';
import { inOrder } from './courses-in-order.queries.js';

export type TaughtCourseRow = CourseRow & { right: CourseRight | null };

@Injectable()
export class CourseQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Where courses stand in a list, and the total, in one statement; those in preparation behind the others (CRS-10). */
  places(filter: CourseFilter, sort: CourseSort = 'newest') {
    const { search, categoryId, difficulty, instructorId, teacherId, withDrafts, price, length, taughtIn, language } =
      filter;
    const shape = { sort, withDrafts, price, length, taughtIn, language };
    const values = { categoryId, difficulty, instructorId, teacherId, ...(search ? fitPatterns(search) : {}) };
    const order = courseOrder(shape, values);
    const read = (rows: number, cursor?: string) => {
      const statement = coursePage.with(shape, { ...values, cursor, rows });
      // Drafts are seen by those who are writing them.
      return withDrafts ? this.database.rows(statement) : this.database.rowsBehind(statement);
    };
    return { order, read };
  }

  /** A page of the courses that somebody teaches, drafts included, the newest first. */
  async taught(teacherId: string, asked: PageQuery): Promise<Page<TaughtCourseRow>> {
    const { order, read } = this.places({ teacherId, withDrafts: true });
    const page = order.page(await read(order.rowsToRead(asked), asked.cursor), asked);
    const ids = idsOf(page.rows);
    const [rows, rights] = await Promise.all([
      this.database.rows(courseRows.with({ withDrafts: true }, { ids })),
      this.database
        .over<CoursesTables>()
        .selectFrom('course_people')
        .select(['course_id', 'right'])
        .where('user_id', '=', teacherId)
        .execute(),
    ]);
    const rightIn = new Map(rights.map((row) => [row.course_id, row.right]));
    return mapRows({ ...page, rows: inOrder(ids, rows) }, (row) => ({ ...row, right: rightIn.get(row.id) ?? null }));
  }

  /** The course with its instructor; drafts of others are as unknown as if they did not exist (CRS-3). */
  async visibleTo(viewer: Viewer | undefined, courseId: string): Promise<CourseDetailRow> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('courses as c')
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .select(courseColumns)
      .select([
        'c.learning_points',
        'c.requirements',
        'c.skills',
        'c.needs',
        'c.requires_review',
        'c.opens_first_lesson',
      ])
      .select([
        'u.name_ar as instructor_name_ar',
        'u.name_en as instructor_name_en',
        'u.bio as instructor_bio',
        'u.profile_image_url as instructor_image_url',
        personName().as('instructor_name'),
      ])
      .select((eb) => eb.exists(enrollmentOf(eb, viewer?.id)).as('is_enrolled'))
      .select(rightOf(viewer?.id).as('right'))
      .select((eb) => eb.exists(followOf(eb, viewer?.id)).as('is_followed'))
      .where('c.id', '=', courseId)
      .executeTakeFirst();
    if (!row) throw new CourseNotFound();
    const standing = { right: row.right, isPublished: row.is_published };
    if (!mayViewCourse(standing, viewer, Boolean(row.is_enrolled))) throw new CourseNotFound();
    return row;
  }
}

type CourseBuilder = ExpressionBuilder<CoursesTables & { c: CoursesTables['courses'] }, 'c'>;

const enrollmentOf = (eb: CourseBuilder, userId: string | undefined) =>
  eb
    .selectFrom('enrollments as e')
    .select('e.id')
    .whereRef('e.course_id', '=', 'c.id')
    .where('e.user_id', '=', userId ?? null);

const followOf = (eb: CourseBuilder, userId: string | undefined) =>
  eb
    .selectFrom('course_follows as f')
    .select('f.id')
    .whereRef('f.course_id', '=', 'c.id')
    .where('f.user_id', '=', userId ?? null);
