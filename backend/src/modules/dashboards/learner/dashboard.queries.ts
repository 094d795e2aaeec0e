import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CertificatesTables } from '#modules/certificates';
import { coursesCompleted, type CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';

export interface DashboardRow {
  completed_courses: number;
  enrollments: number;
  learning_seconds: number;
  certificates: number;
  overall_progress: string;
}

@Injectable()
export class DashboardQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One statement. Learning time is what was spent and counted (ENR-4). */
  async ofLearner(userId: string): Promise<DashboardRow> {
    const { rows } = await sql<DashboardRow>`
      select
        ${coursesCompleted(userId)} as completed_courses,
        (select count(*)::int from enrollments where user_id = ${userId}) as enrollments,
        (select coalesce(round(avg(progress), 2), 0)::numeric(5, 2) from enrollments where user_id = ${userId}) as overall_progress,
        (select count(*)::int from certificates
          where user_id = ${userId} and status = any (array['pending', 'verified'])) as certificates,
        (select coalesce(sum(seconds), 0)::int from learning_times where user_id = ${userId}) as learning_seconds`.execute(
      this.database.over<CoursesTables & CertificatesTables>(),
    );
    return rows[0]!;
  }
}
