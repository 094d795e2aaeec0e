import { calendarDay } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { lastPeriod } from '../kinds/periods.rules.js';
import { ReportService } from '../report/report.service.js';
import type { ReportsTables } from '../reports.tables.js';
import { ReportSchedule } from './schedule.entity.js';

const askForDue = taskKind('reports.ask-for-due');
const HOURLY = '10 * * * *';

/** Asks for the reports of weeks and months that have ended (RPT-1). */
@Injectable()
export class ScheduledReports implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly reports: ReportService,
  ) {}

  onModuleInit(): void {
    this.tasks.work(askForDue, () => this.askForDue(new Date()), HOURLY);
  }

  /** An hour in which no server ran is made up for by the next; what was asked for already is not asked for again. */
  async askForDue(now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      for (const schedule of await em.find(ReportSchedule, {})) await this.ask(em, schedule, now);
    });
  }

  private async ask(em: EntityManager, schedule: ReportSchedule, now: Date): Promise<void> {
    const { from, to } = lastPeriod(schedule.cadence === 'weekly' ? 'week' : 'month', now);
    // The period in which it was set up is the first.
    if (to < calendarDay(schedule.createdAt)) return;
    const id = v7();
    const inserted = await em
      .getKysely<ReportsTables>()
      .insertInto('reports')
      .values({
        id,
        report_type: schedule.reportType,
        parameters: { from, to, ...schedule.parameters },
        language: schedule.language,
        schedule_id: schedule.id,
        scheduled_for: from,
      })
      .onConflict((conflict) => conflict.columns(['schedule_id', 'scheduled_for']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) await this.reports.enqueue(em, id);
  }
}
