import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { CoursesTables } from '../courses.tables.js';

const forgetLeftEnrollments = taskKind('courses.forget-left-enrollments');
const NIGHTLY = '10 2 * * *';

/** A year after somebody left a course its records of them are erased; minutes and certificates stay theirs (LRN-2). */
@Injectable()
export class ForgetLeftEnrollments implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.tasks.work(forgetLeftEnrollments, () => this.forget(new Date()), NIGHTLY);
  }

  async forget(now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const tooOld = sql<Date>`${now}::timestamptz - interval '1 year'`;
      await em
        .getKysely<CoursesTables>()
        .with('gone', (rows) =>
          rows.deleteFrom('left_enrollments').where('left_at', '<', tooOld).returning(['user_id', 'course_id']),
        )
        .with('records', (rows) =>
          rows
            .selectFrom('gone as g')
            .innerJoin('lessons as l', 'l.course_id', 'g.course_id')
            .select(['g.user_id', 'l.id as lesson_id']),
        )
        .with('progress', (rows) =>
          rows
            .deleteFrom('lesson_progress as p')
            .using('records as r')
            .whereRef('p.user_id', '=', 'r.user_id')
            .whereRef('p.lesson_id', '=', 'r.lesson_id'),
        )
        .with('shown', (rows) =>
          rows
            .deleteFrom('shown_lessons as s')
            .using('records as r')
            .whereRef('s.user_id', '=', 'r.user_id')
            .whereRef('s.lesson_id', '=', 'r.lesson_id'),
        )
        .with('times', (rows) =>
          rows
            .deleteFrom('lesson_times as t')
            .using('records as r')
            .whereRef('t.user_id', '=', 'r.user_id')
            .whereRef('t.lesson_id', '=', 'r.lesson_id'),
        )
        .deleteFrom('quiz_attempts as a')
        .using('records as r')
        .whereRef('a.user_id', '=', 'r.user_id')
        .whereRef('a.lesson_id', '=', 'r.lesson_id')
        .execute();
    });
  }
}
