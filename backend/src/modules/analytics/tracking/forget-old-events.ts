import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TimePartitions } from '#platform/partitions/time-partitions';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { monthsBefore } from './months-before.rules.js';

const forgetOldEvents = taskKind('analytics.forget-old-events');
const NIGHTLY = '40 1 * * *';

/**
 * Raw events end after 13 months at the latest: a year can be compared with the one before, and no more is kept (ANL-3).
 * Months that are over go as a whole, of the one in between its first days (SCL-1).
 */
@Injectable()
export class ForgetOldEvents implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly partitions: TimePartitions,
    private readonly settings: OrganizationSettings,
  ) {}

  onModuleInit(): void {
    this.partitions.keep({ table: 'analytics', span: 'month', ahead: 2 });
    this.tasks.work(forgetOldEvents, () => this.forget(new Date()), NIGHTLY);
  }

  async forget(now: Date): Promise<void> {
    const { eventsKeptMonths } = await this.settings.read();
    await this.partitions.forgetBefore('analytics', monthsBefore(now, eventsKeptMonths));
  }
}
