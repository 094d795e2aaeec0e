import type { CourseSort } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import { idKey, type Key, Keyset, newestFirst } from '#platform/database/keyset';
import type { CourseRow } from './course.rows.js';
import { newcomersFit } from './course-fit.js';

/** What the place of a course in a list depends on. */
export type PlacedCourse = Pick<CourseRow, 'id' | 'is_in_preparation' | 'created_at' | 'students_count' | 'rating'> & {
  /** In the order by that: how well the course answers the search, or fits newcomers. */
  fit?: string | undefined;
};

/** Courses `c`, the newest first: how their authors see them. */
export const newestCourses = newestFirst<'created_at'>('c');

/** Each order is served by indexes of its own (course.indexes.ts), so that every page costs the same (PERF-2). */
const keys: Record<Exclude<CourseSort, 'fit'>, Key<PlacedCourse>> = {
  newest: { sql: sql.ref('c.created_at'), type: 'timestamptz', of: (row) => row.created_at },
  popular: { sql: sql.ref('c.students_count'), type: 'integer', of: (row) => row.students_count },
  rating: { sql: sql.ref('c.rating'), type: 'numeric', of: (row) => row.rating },
};

/** Those in preparation stand behind all others of the catalogue (CRS-10). */
const readyFirst: Key<PlacedCourse> = {
  sql: sql`(not c.is_in_preparation)`,
  type: 'boolean',
  of: (row) => !row.is_in_preparation,
};

/** The order of the catalogue; by `fit` (course-fit.ts) of the words that are searched for, without them of newcomers (CRS-11, PRE-2). */
export function catalogueOrder(sort: CourseSort, fit: RawBuilder<string> | undefined): Keyset<PlacedCourse> {
  return new Keyset<PlacedCourse>('desc', [readyFirst, ...keysOf(sort, fit), idKey('c')]);
}

function keysOf(sort: CourseSort, fit: RawBuilder<string> | undefined): Key<PlacedCourse>[] {
  if (sort !== 'fit') return [keys[sort]];
  if (fit) return [{ sql: fit, type: 'bigint', of: (row) => row.fit ?? '' }];
  return [{ sql: sql.raw(newcomersFit), type: 'integer', of: (row) => Number(row.fit) }, keys.popular];
}
