import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';

const closeEnded = taskKind('jobs.close-ended');
const HOURLY = '9 * * * *';

/** Closes vacancies whose deadline has passed, so that neither lists nor the search walk through them for ever (JOB-1). */
@Injectable()
export class CloseEndedJobs implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.tasks.work(closeEnded, () => this.close(new Date()), HOURLY);
  }

  async close(now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      await em.execute('update job_postings set is_active = false where is_active and application_deadline <= ?', [
        now,
      ]);
    });
  }
}
