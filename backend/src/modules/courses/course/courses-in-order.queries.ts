import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { CoursesTables } from '../courses.tables.js';
import type { CourseRow } from './course.rows.js';
import { conditionsOf, type CourseFilter } from './course-conditions.js';
import { fitPatterns, wordsFit } from './course-fit.js';
import { courseRows } from './course-page.statement.js';

/** As many as totals of lists are counted up to (PERF-1). */
const consideredAtMost = 1000;

interface MatchingCourse {
  id: string;
  /** The more, the better its title answers what was searched for; 0 without words. */
  words: number;
}

/** The catalogue for those who reckon an order of their own: first what a list would show, then the rows of one page. */
@Injectable()
export class CoursesInOrder {
  constructor(private readonly database: ReadDatabase) {}

  /** The published courses that the filter leaves, of so many with the most learners, and how they answer its words. */
  async matching(filter: CourseFilter): Promise<MatchingCourse[]> {
    const { search, language } = filter;
    return this.database
      .behind<CoursesTables>()
      .selectFrom('courses as c')
      .select('c.id')
      .select((search ? wordsFit(fitPatterns(search), language) : sql<number>`0`).as('words'))
      .where((eb) => eb.and(conditionsOf(eb, filter)))
      .orderBy(sql`not c.is_in_preparation`, 'desc')
      .orderBy('c.students_count', 'desc')
      .orderBy('c.id', 'desc')
      .limit(consideredAtMost)
      .execute();
  }

  /** These courses in this order; those that are gone meanwhile are left out. */
  async rows(ids: readonly string[]): Promise<CourseRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rowsBehind(courseRows.with({ withDrafts: false }, { ids }));
    return inOrder(ids, rows);
  }
}

/** The rows in the order of the ids; those that are gone meanwhile are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
