import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import { CourseNotFound, teaches } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';

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

/** Whose courses: an instructor's id, or `all` for administrators. */
export type Teacher = string;

/** Whose reports the viewer may read: of their own courses, administrators of all (ANL-2). */
export const teacherOf = ({ id, role }: Viewer): Teacher => (role === 'admin' ? 'all' : id);

export const taughtBy = (teacher: Teacher): RawBuilder<boolean> =>
  teacher === 'all' ? sql<boolean>`true` : teaches(teacher);

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
   * How many learn in the teacher's courses, or in one of them, as the courses count; of somebody else's it is as if
   * there were none.
   */
  async learners(teacher: Teacher, courseId?: string): Promise<number> {
    const { rows } = await sql<{ courses: number; learners: number }>`
      select count(*)::int as courses, coalesce(sum(c.students_count), 0)::int as learners from courses c
       where ${taughtBy(teacher)} ${courseId ? sql`and c.id = ${courseId}` : sql``}`.execute(
      this.database.over<CoursesTables>(),
    );
    const { courses, learners } = rows[0]!;
    if (courseId && courses === 0) throw new CourseNotFound();
    return learners;
  }

  /** All of the teacher's courses. */
  async of(teacher: Teacher): Promise<CourseFiguresRow[]> {
    const { rows } = await sql<CourseFiguresRow>`${figures} where ${taughtBy(teacher)}`.execute(
      this.database.behind<CoursesTables>(),
    );
    return rows;
  }

  async byId(courseId: string): Promise<CourseFiguresRow> {
    const { rows } = await sql<CourseFiguresRow>`${figures} where c.id = ${courseId}`.execute(
      this.database.behind<CoursesTables>(),
    );
    if (!rows[0]) throw new CourseNotFound();
    return rows[0];
  }
}
