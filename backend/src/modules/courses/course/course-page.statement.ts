import type { CourseSort } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import type { Keyset } from '#platform/database/keyset';
import { Statement } from '#platform/kept-reads/statement';
import type { CoursesTables } from '../courses.tables.js';
import { courseColumns } from './course.rows.js';
import { conditionsOf, type CourseFilter } from './course-conditions.js';
import { fitOf, type FitPatterns, newcomersFit } from './course-fit.js';
import { catalogueOrder, newestCourses, type PlacedCourse } from './course-order.js';

/** Which list, as far as the text of its statement depends on it. */
export type CoursePageShape = Pick<CourseFilter, 'withDrafts' | 'price' | 'length' | 'taughtIn' | 'language'> & {
  sort: CourseSort;
};

/** What is asked for in it. */
type CoursePageValues = Pick<CourseFilter, 'categoryId' | 'difficulty' | 'instructorId' | 'teacherId'> &
  Partial<FitPatterns> & { cursor?: string | undefined; rows: number };

/** The order of a list; drafts are looked at by those who are writing them, the newest first. */
export function courseOrder(
  { withDrafts, sort, language }: CoursePageShape,
  patterns: Partial<FitPatterns>,
): Keyset<PlacedCourse> {
  if (withDrafts) return newestCourses;
  return catalogueOrder(sort, sort === 'fit' && isSearched(patterns) ? fitOf(patterns, language) : undefined);
}

const isSearched = (patterns: Partial<FitPatterns>): patterns is FitPatterns => patterns.part !== undefined;

/** Where courses stand on one page of a list, with the total of the filter (PERF-1). */
export const coursePage = new Statement(
  (from: Kysely<CoursesTables>, shape: CoursePageShape, values: CoursePageValues) => {
    const order = courseOrder(shape, values);
    const filter = { ...shape, ...values };
    const matching = from.selectFrom('courses as c').where((eb) => eb.and(conditionsOf(eb, filter, values.part)));
    const isByFit = shape.sort === 'fit' && isSearched(values);
    const placed = matching
      .select(['c.id', 'c.is_in_preparation', 'c.created_at', 'c.students_count', 'c.rating'])
      .select(boundedTotal(matching.select('c.id')).as('total'))
      .select((isByFit ? fitOf(values, shape.language) : sql<string>`${sql.raw(newcomersFit)}::text`).as('fit'));
    return order.stretch<CoursesTables & { c: CoursesTables['courses'] }, 'c', PlacedCourse & { total: number }>(
      placed,
      values.cursor,
      values.rows,
    );
  },
);

/** Courses by their ids, as lists show them; drafts only where asked for. */
export const courseRows = new Statement(
  (from: Kysely<CoursesTables>, { withDrafts }: { withDrafts: boolean }, { ids }: { ids: readonly string[] }) =>
    from
      .selectFrom('courses as c')
      .leftJoin('users as u', 'u.id', 'c.instructor_id')
      .select(courseColumns)
      .select(personName().as('instructor_name'))
      .where('c.id', '=', sql<string>`any(${ids}::uuid[])`)
      .$if(!withDrafts, (query) => query.where('c.is_published', '=', sql.lit(true))),
);
