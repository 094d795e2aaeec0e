import { Injectable } from '@nestjs/common';
import { type CourseSort, type Difficulty, limits } from '@masar/domain';
import { type ContentLanguage, isFurtherLanguage, isLanguage } from '@masar/i18n';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { translationLike } from '#modules/translations';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, toPage } from '#platform/http/paging';
import { CourseNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { afterCatalogueCursor, afterCursor, courseOrders, isReady } from './course-order.js';
import { mayViewCourse } from './course.policy.js';
import { type CourseDetailRow, type CourseRow, courseColumns, displayName } from './course.rows.js';
import { containing, foldedColumn } from './search-text.js';

/** Which courses a list shows; drafts only where asked for. */
export interface CourseFilter {
  withDrafts?: boolean;
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  instructorId?: string | undefined;
  search?: string | undefined;
  language?: ContentLanguage | undefined;
}

interface Paging {
  sort?: CourseSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Totals are counted up to here, so that a list costs the same however many courses there are (PERF-2). */
export const countedAtMost = 1000;

@Injectable()
export class CourseQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page and the total of the filter, in one statement (PERF-1); those in preparation behind the others (CRS-10). */
  async list(
    filter: CourseFilter,
    { sort = 'newest', limit = limits.pageDefault, cursor }: Paging,
  ): Promise<Page<CourseRow>> {
    // Drafts are seen by those who are writing them.
    const database = filter.withDrafts ? this.database.over<CoursesTables>() : this.database.behind<CoursesTables>();
    const order = courseOrders[sort];
    const after = filter.withDrafts ? afterCursor(order, cursor) : afterCatalogueCursor(order, cursor);
    const matching = database.selectFrom('courses as c').where((eb) => eb.and(conditionsOf(eb, filter)));
    const counted = matching
      .select(sql`1`.as('one'))
      .limit(countedAtMost)
      .as('counted');
    const rows = await matching
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .select(courseColumns)
      .select([
        displayName.as('instructor_name'),
        database
          .selectFrom(counted)
          .select(sql<number>`count(*)::integer`.as('total'))
          .as('total'),
      ])
      .$if(after !== undefined, (query) => query.where(after ?? sql.lit(true)))
      .$if(!filter.withDrafts, (query) => query.orderBy(isReady, 'desc'))
      .orderBy(`c.${order.column}`, 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => [
      ...(filter.withDrafts ? [] : [String(!row.is_in_preparation)]),
      order.placeOf(row),
      row.id,
    ]);
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
        displayName.as('instructor_name'),
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

function conditionsOf(eb: CourseBuilder, filter: CourseFilter): Expression<SqlBool>[] {
  return [
    ...(filter.withDrafts ? [] : [eb('c.is_published', '=', sql.lit(true))]),
    ...(filter.categoryId ? [eb('c.category_id', '=', filter.categoryId)] : []),
    ...(filter.difficulty ? [eb('c.difficulty', '=', filter.difficulty)] : []),
    ...(filter.instructorId ? [eb('c.instructor_id', '=', filter.instructorId)] : []),
    ...(filter.search ? [eb.or(searched(eb, containing(filter.search), filter.language))] : []),
  ];
}

/** The texts of one language; for readers of a further one what they may see: it, Arabic and English. */
function searched(eb: CourseBuilder, pattern: string, language: ContentLanguage | undefined): Expression<SqlBool>[] {
  const columns = searchedColumns(language).map((column) => eb(foldedColumn(column), 'like', pattern));
  return isFurtherLanguage(language) ? [...columns, translationLike('courses', 'c.id', language, pattern)] : columns;
}

const searchedColumns = (language: ContentLanguage | undefined): string[] =>
  (isLanguage(language) ? [language] : ['ar', 'en']).flatMap((each) => [`c.title_${each}`, `c.description_${each}`]);
