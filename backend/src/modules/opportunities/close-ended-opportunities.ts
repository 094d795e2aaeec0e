import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayIn } from '#modules/applications';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';

const closeEnded = taskKind('opportunities.close-ended');
const HOURLY = '7 * * * *';

/** Closes what has ended, so that neither lists nor the search walk through it for ever (OPP-4, SRCH-1). */
@Injectable()
export class CloseEndedOpportunities implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.tasks.work(closeEnded, () => this.close(new Date()), HOURLY);
  }

  async close(now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      await em.execute(
        'update opportunities set is_active = false where is_active and (end_date < ? or application_deadline <= ?)',
        [dayIn(now), now],
      );
    });
  }
}
