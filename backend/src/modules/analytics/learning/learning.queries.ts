import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { coursesCompleted, type CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';

export interface LearnerFigures {
  total_enrollments: number;
  completed_courses: number;
  total_certificates: number;
  /** The unfinished course in which the learner was last. */
  latest_course_id: string | null;
}

export interface LearnedDay {
  /** As `2026-05-31`. */
  day: string;
  seconds: number;
}

@Injectable()
export class LearningQueries {
  constructor(private readonly database: ReadDatabase) {}

  async figuresOf(userId: string): Promise<LearnerFigures> {
    const { rows } = await sql<LearnerFigures>`
      select count(*)::int as total_enrollments,
        ${coursesCompleted(userId)} as completed_courses,
        (select count(*)::int from certificates
          where user_id = ${userId} and status = any (array['pending', 'verified'])) as total_certificates,
        (select course_id from enrollments where user_id = ${userId} and completed_at is null
          order by coalesce(last_activity_at, enrolled_at) desc, id desc limit 1) as latest_course_id
      from enrollments where user_id = ${userId}`.execute(this.database.over<CoursesTables>());
    return rows[0]!;
  }

  /** The days of the zone on which the person learned, from the first on; `since` leaves earlier ones out. */
  async daysOf(userId: string, zone: string, since = '0001-01-01'): Promise<LearnedDay[]> {
    const day = sql<string>`(starts_at at time zone ${zone})::date::text`;
    return this.database
      .over<CoursesTables>()
      .selectFrom('learning_times')
      .select([day.as('day'), sql<number>`sum(seconds)::int`.as('seconds')])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(starts_at at time zone ${zone})::date >= ${since}::date`)
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute();
  }
}
