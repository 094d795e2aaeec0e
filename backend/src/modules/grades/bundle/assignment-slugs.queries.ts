import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { GradesTables } from '../grades.tables.js';

/** What grade plans in bundles need to know beside the plan (CRS-5). */
@Injectable()
export class AssignmentSlugsQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Names of a course's assignments in its bundle, by their ids. */
  async of(courseId: string): Promise<Map<string, string>> {
    const rows = await this.database
      .over<GradesTables>()
      .selectFrom('assignments as a')
      .select(['a.id', sql<string>`coalesce(a.slug, a.id::text)`.as('slug')])
      .where('a.course_id', '=', courseId)
      .execute();
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  /** The highest mark in each item of a course that is marked by hand. */
  async highestMarks(courseId: string): Promise<Map<string, { score: string | null; isExcused: boolean }>> {
    const rows = await this.database
      .over<GradesTables>()
      .selectFrom('grade_entries as e')
      .innerJoin('grade_items as i', 'i.id', 'e.item_id')
      .select([
        'i.id',
        sql<string | null>`max(e.score)::text`.as('score'),
        sql<boolean>`bool_or(e.is_excused)`.as('isExcused'),
      ])
      .where('i.course_id', '=', courseId)
      .where('i.kind', '=', 'manual')
      .groupBy('i.id')
      .execute();
    return new Map(rows.map(({ id, ...marks }) => [id, marks]));
  }
}
