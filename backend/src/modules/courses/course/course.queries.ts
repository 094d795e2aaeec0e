import { Injectable } from '@nestjs/common';
import type { CourseSort } from '@masar/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import { CourseNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { type CourseFilter, conditionsOf } from './course-conditions.js';
import { fitOf } from './course-fit.js';
import { catalogueOrder, newestCourses } from './course-order.js';
import { mayViewCourse } from './course.policy.js';
import { type CourseDetailRow, type CourseRow, courseColumns } from './course.rows.js';

interface Paging {
  sort?: CourseSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

@Injectable()
export class CourseQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page and the total of the filter, in one statement (PERF-1); those in preparation behind the others (CRS-10). */
  async list(filter: CourseFilter, { sort = 'newest', ...asked }: Paging): Promise<Page<CourseRow>> {
    // Drafts are seen by those who are writing them.
    const database = filter.withDrafts ? this.database.over<CoursesTables>() : this.database.behind<CoursesTables>();
    const fit = sort === 'fit' && filter.search ? fitOf(filter.search, filter.language) : undefined;
    const order = filter.withDrafts ? newestCourses : catalogueOrder(sort, fit);
    const matching = database.selectFrom('courses as c').where((eb) => eb.and(conditionsOf(eb, filter)));
    const shown = matching
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .select(courseColumns)
      .select([personName().as('instructor_name'), boundedTotal(matching.select('c.id')).as('total')])
      .$if(fit !== undefined, (query) => query.select((fit ?? sql<string>`0`).as('fit')));
    return order.page(await order.seek(shown, asked).execute(), asked);
  }

  /** The course with its instructor; drafts of others are as unknown as if they did not exist (CRS-3). */
  async visibleTo(viewer: Viewer | undefined, courseId: string): Promise<CourseDetailRow> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('courses as c')
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .select(courseColumns)
      .select(['c.learning_points', 'c.requirements', 'c.skills', 'c.requires_review'])
      .select([
        'u.name_ar as instructor_name_ar',
        'u.name_en as instructor_name_en',
        'u.bio as instructor_bio',
        'u.profile_image_url as instructor_image_url',
        personName().as('instructor_name'),
      ])
      .select((eb) => eb.exists(enrollmentOf(eb, viewer?.id)).as('is_enrolled'))
      .select((eb) => eb.exists(followOf(eb, viewer?.id)).as('is_followed'))
      .where('c.id', '=', courseId)
      .executeTakeFirst();
    if (!row) throw new CourseNotFound();
    const standing = { instructorId: row.instructor_id, isPublished: row.is_published };
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
