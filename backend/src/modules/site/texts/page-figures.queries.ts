import { categoryIds, type SitePage } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { CommunityTables } from '#modules/community';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { FiguresBeingCounted } from '#platform/figures/counted';
import { type FigureKind, KeptFigures } from '#platform/figures/kept-figures';

const open = sql`c.is_published and not c.is_in_preparation`;
const courses = sql`(select count(*) from courses c where ${open})`;
const learners = sql`(select count(distinct user_id) from enrollments)`;
const instructors = sql`(select count(distinct c.instructor_id) from courses c where ${open})`;
const certificates = sql`(select count(*) from certificates where status = 'verified')`;

/** How each page's figures are counted; what nobody can count, such as who found work, is not here. */
function countsOf(page: SitePage): Record<string, RawBuilder<unknown>> {
  if (page === 'landing') return { learners, courses, certificates };
  if (page === 'about') return { students: learners, courses, instructors, certificates };
  if (page === 'community') {
    return {
      // Who wrote in the last thirty days, and the day as it is in Iraq.
      members: sql`(select count(distinct w.user_id) from (
        select user_id from discussions where status = 'visible' and created_at > now() - interval '30 days'
        union all
        select user_id from replies where status = 'visible' and created_at > now() - interval '30 days') w)`,
      repliesToday: sql`(select count(*) from replies
        where status = 'visible' and created_at >= date_trunc('day', now(), 'Asia/Baghdad'))`,
    };
  }
  if (!categoryIds.some((id) => id === page)) return {};
  return {
    courses: sql`(select count(*) from courses c where ${open} and c.category_id = ${page})`,
    students: sql`(select count(distinct e.user_id) from enrollments e join courses c on c.id = e.course_id
      where c.category_id = ${page})`,
  };
}

/** Real numbers for the places of figures that nobody filled in (READ-1). */
@Injectable()
export class PageFigures {
  private readonly counted: FigureKind<Record<string, number>>;

  constructor(
    private readonly database: ReadDatabase,
    kept: KeptFigures,
  ) {
    this.counted = kept.kind('page 1', (page) => this.count(Object.entries(countsOf(page as SitePage))));
  }

  /**
   * What the database counts for a page, by the name of the figure; only those that are asked for. None while they are
   * counted for the first time: nobody's page waits for that.
   */
  async of(page: SitePage, names: readonly string[]): Promise<Record<string, number>> {
    const counts = countsOf(page);
    if (!names.some((name) => name in counts)) return {};
    try {
      const { figures } = await this.counted.ofTables(page, ['enrollments', 'replies']);
      return Object.fromEntries(Object.entries(figures).filter(([name]) => names.includes(name)));
    } catch (error) {
      if (error instanceof FiguresBeingCounted) return {};
      throw error;
    }
  }

  private async count(counts: [string, RawBuilder<unknown>][]): Promise<Record<string, number>> {
    const columns = counts.map(([name, count]) => sql`${count}::int as ${sql.id(name)}`);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(
      this.database.behind<CoursesTables & CommunityTables>(),
    );
    return rows[0] ?? {};
  }
}
