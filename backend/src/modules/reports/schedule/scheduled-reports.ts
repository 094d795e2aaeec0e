import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { calendarDay } from '@masar/i18n';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';
import { lastPeriod } from '../kinds/periods.rules.js';
import { ReportService } from '../report/report.service.js';
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
    const [inserted] = await em.execute<{ id: string }[]>(
      `insert into reports (id, report_type, parameters, language, schedule_id, scheduled_for)
       values (?, ?, ?::jsonb, ?, ?, ?) on conflict (schedule_id, scheduled_for) do nothing returning id`,
      [
        id,
        schedule.reportType,
        JSON.stringify({ from, to, ...schedule.parameters }),
        schedule.language,
        schedule.id,
        from,
      ],
    );
    if (inserted) await this.reports.enqueue(em, id);
  }
}
