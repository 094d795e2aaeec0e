import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import { sql } from 'kysely';
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

  /** One statement. A lesson completed without video counts with its duration, any other with its watch time (ENR-4). */
  async ofLearner(userId: string): Promise<DashboardRow> {
    const unstated = limits.defaultLessonMinutes * 60;
    const { rows } = await sql<DashboardRow>`
      select
        (select count(*)::int from enrollments where user_id = ${userId} and completed_at is not null) as completed_courses,
        (select count(*)::int from enrollments where user_id = ${userId}) as enrollments,
        (select coalesce(round(avg(progress), 2), 0)::numeric(5, 2) from enrollments where user_id = ${userId}) as overall_progress,
        (select count(*)::int from certificates
          where user_id = ${userId} and status = any (array['pending', 'verified'])) as certificates,
        (select coalesce(sum(case when p.is_completed and l.video_url is null
                                  then greatest(coalesce(l.duration, ${unstated}), p.watch_time)
                                  else p.watch_time end), 0)::int
          from lesson_progress p join lessons l on l.id = p.lesson_id where p.user_id = ${userId}) as learning_seconds`.execute(
      this.database.over(),
    );
    return rows[0]!;
  }
}
