import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { AnalyticsTables } from '../analytics.tables.js';

const forgetOldEvents = taskKind('analytics.forget-old-events');
const NIGHTLY = '40 1 * * *';

/** Raw events end after 13 months at the latest: a year can be compared with the one before, and no more is kept (ANL-3). */
@Injectable()
export class ForgetOldEvents implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly settings: OrganizationSettings,
  ) {}

  onModuleInit(): void {
    this.tasks.work(forgetOldEvents, () => this.forget(new Date()), NIGHTLY);
  }

  async forget(now: Date): Promise<void> {
    const { eventsKeptMonths } = await this.settings.read();
    await this.transactions.run(async (em) => {
      await em
        .getKysely<AnalyticsTables>()
        .deleteFrom('analytics')
        .where('created_at', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${eventsKeptMonths}::int)`)
        .execute();
    });
  }
}
