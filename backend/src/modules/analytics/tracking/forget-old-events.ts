import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';

const forgetOldEvents = taskKind('analytics.forget-old-events');
const NIGHTLY = '40 1 * * *';

/** Raw events end after 13 months: a year can be compared with the one before, and no more is kept (ANL-3). */
@Injectable()
export class ForgetOldEvents implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.tasks.work(forgetOldEvents, () => this.forget(new Date()), NIGHTLY);
  }

  async forget(now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      await em.execute(`delete from analytics where created_at < ?::timestamptz - interval '13 months'`, [now]);
    });
  }
}
