import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type CoursesTables, everyRun } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { riskLimits } from './at-risk.rules.js';
import { taughtBy, type Teacher } from './own-courses.queries.js';

export interface WeekRow {
  /** Its Saturday, as `2026-05-30`. */
  week: string;
  enrollments: number;
  completions: number;
}

export interface LessonRow {
  id: string;
  title_ar: string;
  title_en: string;
  completed: number;
  /** Not finished and not seen for two weeks, with this lesson as the next. */
  stopped: number;
  /** What half of those who were in it spent there at most; null where nobody was. */
  median_seconds: number | null;
}

export interface RatingRow {
  stars: number;
  reviews: number;
}

/** The Saturday of a moment's week in the organisation's zone. */
const weekOf = (column: string): RawBuilder<string> => {
  const day = sql`(${sql.ref(column)} at time zone ${displayTimeZone})::date`;
  return sql<string>`(${day} - (extract(dow from ${day})::int + 1) % 7)`;
};

@Injectable()
export class CourseReportQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Enrolments and completions of the teacher's courses, or of one of them, for each week since a Saturday. */
  async weeks(teacher: Teacher, since: string, courseId?: string): Promise<WeekRow[]> {
    const ofCourses = sql`c.id = e.course_id and ${taughtBy(teacher)} ${courseId ? sql`and c.id = ${courseId}` : sql``}`;
    const first = sql`(${since}::date::timestamp at time zone ${displayTimeZone})`;
    const { rows } = await sql<WeekRow>`
      select week::text, sum(enrolled)::int as enrollments, sum(completed)::int as completions
        from (select ${weekOf('e.enrolled_at')} as week, 1 as enrolled, 0 as completed
                from ${everyRun} e join courses c on ${ofCourses} where e.enrolled_at >= ${first}
              union all
              select ${weekOf('e.completed_at')}, 0, 1
                from ${everyRun} e join courses c on ${ofCourses} where e.completed_at >= ${first}) happened
       group by week order by week`.execute(this.database.behind<CoursesTables>());
    return rows;
  }

  /** How many completed each lesson, and at how many it ended: the first gap in what somebody completed. */
  async lessons(courseId: string): Promise<LessonRow[]> {
    const { rows } = await sql<LessonRow>`
      with places as (
        select id, title_ar, title_en, row_number() over (order by order_index, id) as place
          from lessons where course_id = ${courseId}),
      learners as (
        select user_id, completed_at is null
            and coalesce(last_activity_at, enrolled_at) < now() - make_interval(days => ${riskLimits.inactiveDays}::int) as is_quiet
          from enrollments where course_id = ${courseId}),
      done as (
        select learners.user_id, learners.is_quiet, places.place,
            row_number() over (partition by learners.user_id order by places.place) as nth
          from lesson_progress p join places on places.id = p.lesson_id join learners on learners.user_id = p.user_id
         where p.is_completed),
      completed as (select place, count(*)::int as people from done group by place),
      reached as (
        select user_id, count(*) filter (where place = nth) + 1 as place from done where is_quiet group by user_id),
      next_places as (
        select coalesce(reached.place, 1) as place, count(*)::int as people
          from learners left join reached using (user_id) where learners.is_quiet group by 1)
      select places.id, places.title_ar, places.title_en, coalesce(completed.people, 0) as completed,
          coalesce(next_places.people, 0) as stopped,
          (select percentile_cont(0.5) within group (order by t.seconds) from lesson_times t join learners using (user_id)
            where t.lesson_id = places.id) as median_seconds
        from places left join completed using (place) left join next_places using (place)
       order by places.place`.execute(this.database.behind<CoursesTables>());
    return rows;
  }

  /** How many gave how many stars; stars that nobody gave are missing. */
  async ratings(courseId: string): Promise<RatingRow[]> {
    return this.database
      .behind<CoursesTables>()
      .selectFrom('course_reviews')
      .select(['rating as stars', sql<number>`count(*)::int`.as('reviews')])
      .where('course_id', '=', courseId)
      .groupBy('rating')
      .orderBy('rating', 'desc')
      .execute();
  }
}
