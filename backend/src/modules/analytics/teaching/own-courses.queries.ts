import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import { CourseNotFound } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { idKey, Keyset } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';

export interface CourseFiguresRow {
  id: string;
  title_ar: string;
  title_en: string;
  is_published: boolean;
  rating: string;
  reviews_count: number;
  enrollments: number;
  new_enrollments: number;
  completions: number;
  /** Mean over all learners, percent. */
  average_progress: string;
  /** Days in which half of those who finished did; null while nobody has. */
  median_days: number | null;
}

/** Courses whose reports the viewer may read: their own, for administrators all (ANL-2). */
export const readableBy = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.role === 'admin' ? sql<boolean>`true` : sql<boolean>`c.instructor_id = ${viewer.id}`;

const mostLearners = new Keyset<{ id: string; enrollments: number }>('desc', [
  { sql: sql.ref('e.enrollments'), type: 'integer', of: ({ enrollments }) => enrollments },
  idKey('c'),
]);

const figures = sql`
  select c.id, c.title_ar, c.title_en, c.is_published, c.rating, c.reviews_count, e.*
    from courses c
    cross join lateral (
      select count(*)::int as enrollments,
        count(*) filter (where enrolled_at > now() - interval '30 days')::int as new_enrollments,
        count(completed_at)::int as completions,
        coalesce(round(avg(progress), 2), 0)::numeric(5, 2)::text as average_progress,
        percentile_cont(0.5) within group (order by extract(epoch from completed_at - enrolled_at) / 86400)
          filter (where completed_at is not null) as median_days
      from enrollments where course_id = c.id) e`;

@Injectable()
export class OwnCourseQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * How many learn in the viewer's courses, or in one of them, as the courses count; of somebody else's it is as if
   * there were none.
   */
  async learners(viewer: Viewer, courseId?: string): Promise<number> {
    const { rows } = await sql<{ courses: number; learners: number }>`
      select count(*)::int as courses, coalesce(sum(c.students_count), 0)::int as learners from courses c
       where ${readableBy(viewer)} ${courseId ? sql`and c.id = ${courseId}` : sql``}`.execute(
      this.database.over<CoursesTables>(),
    );
    const { courses, learners } = rows[0]!;
    if (courseId && courses === 0) throw new CourseNotFound();
    return learners;
  }

  /** The viewer's courses, those with the most learners first. */
  async page(viewer: Viewer, asked: PageQuery): Promise<Page<CourseFiguresRow>> {
    const { rows } = await sql<CourseFiguresRow>`
      ${figures}
      where ${readableBy(viewer)} and ${mostLearners.after(asked.cursor)}
      order by ${mostLearners.order} limit ${mostLearners.rowsToRead(asked)}`.execute(
      this.database.over<CoursesTables>(),
    );
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int as total from courses c where ${readableBy(viewer)}`.execute(
      this.database.over<CoursesTables>(),
    );
    return mostLearners.page(rows, asked, counted[0]?.total);
  }

  /** One course with its figures; of somebody else's it is as if there were none. */
  async byId(viewer: Viewer, courseId: string): Promise<CourseFiguresRow> {
    const { rows } = await sql<CourseFiguresRow>`
      ${figures} where c.id = ${courseId} and ${readableBy(viewer)}`.execute(this.database.over<CoursesTables>());
    if (!rows[0]) throw new CourseNotFound();
    return rows[0];
  }
}
