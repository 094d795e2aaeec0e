import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';

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
      await em.execute(
        `with gone as (
           delete from left_enrollments where left_at < ?::timestamptz - interval '1 year' returning user_id, course_id),
         records as (select g.user_id, l.id as lesson_id from gone g join lessons l on l.course_id = g.course_id),
         progress as (
           delete from lesson_progress p using records r where p.user_id = r.user_id and p.lesson_id = r.lesson_id),
         times as (
           delete from lesson_times t using records r where t.user_id = r.user_id and t.lesson_id = r.lesson_id)
         delete from quiz_attempts a using records r where a.user_id = r.user_id and a.lesson_id = r.lesson_id`,
        [now],
      );
    });
  }
}
