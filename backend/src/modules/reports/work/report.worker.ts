import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { allowLongStatements, readOneMoment } from '#platform/database/transaction-modes';
import { Transactions } from '#platform/database/transactions';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { ReportFigures } from '../kinds/report-figures.js';
import type { ReportData } from '../report.words.js';
import { lostSince } from '../report/lost-report.js';
import { Report } from '../report/report.entity.js';
import { makeReport } from '../report/report.service.js';
import type { ReportsTables } from '../reports.tables.js';
import { ReportMails } from './report-mails.js';

const forgetReports = taskKind('reports.forget');
const NIGHTLY = '20 1 * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
const PULSE_MS = 20_000;

/** Makes reports, and forgets those whose time is over (RPT-1). */
@Injectable()
export class ReportWorker implements OnModuleInit {
  private readonly logger = new Logger(ReportWorker.name);

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
    private readonly figures: ReportFigures,
    private readonly settings: OrganizationSettings,
    private readonly mails: ReportMails,
  ) {}

  onModuleInit(): void {
    this.tasks.work(makeReport, ({ id }) => this.make(id));
    this.tasks.work(forgetReports, () => this.forget(new Date()), NIGHTLY);
  }

  /** Begins once, also when the task is delivered twice; one whose server was killed is begun again. */
  async make(id: string): Promise<void> {
    const begun = await this.change(id, { status: 'running', percent: 0 }, [
      { status: 'queued' },
      { status: 'running', seenAt: { $lt: lostSince(new Date()) } },
    ]);
    if (!begun) return;
    const pulse = setInterval(() => void this.change(id, {}).catch(() => undefined), PULSE_MS);
    try {
      await this.finish(id, await this.count(id));
    } catch (error) {
      this.logger.error({ err: error, reportId: id }, 'the report failed');
      await this.change(id, { status: 'failed', expiresAt: await this.keptUntil(new Date()) });
    } finally {
      clearInterval(pulse);
    }
  }

  /** The figures go first, then the row, so that a report stays readable as 'expired' for as long again. */
  async forget(now: Date): Promise<void> {
    const { reportsKeptDays } = await this.settings.read();
    await this.transactions.run(async (em) => {
      await em.nativeDelete(Report, { expiresAt: { $lte: new Date(now.getTime() - reportsKeptDays * DAY_MS) } });
      await em.nativeUpdate(
        Report,
        { expiresAt: { $lte: now }, status: { $in: ['done', 'failed'] } },
        { status: 'expired', data: null },
      );
    });
  }

  /** Counts in one snapshot, so that all columns tell of the same moment. */
  private async count(id: string): Promise<ReportData> {
    return this.transactions.run(async (em) => {
      await readOneMoment(em);
      await allowLongStatements(em, 600);
      const { reportType, parameters } = await em.findOneOrFail(Report, id);
      return this.figures.count(reportType, parameters!, (percent) => this.tell(id, percent));
    });
  }

  /** Outside the counting transaction, which writes nothing and is seen by nobody. */
  private async tell(id: string, percent: number): Promise<void> {
    await this.database
      .apart<ReportsTables>()
      .updateTable('reports')
      .set({ percent, seen_at: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute();
  }

  /** Done and told in one transaction: a mail goes out once. */
  private async finish(id: string, data: ReportData): Promise<void> {
    const now = new Date();
    const expiresAt = await this.keptUntil(now);
    await this.transactions.run(async (em) => {
      const columns = { status: 'done', percent: 100, data, generatedAt: now, expiresAt } as const;
      if ((await em.nativeUpdate(Report, { id, status: 'running' }, columns)) === 0) return;
      const report = await em.findOneOrFail(Report, id);
      if (report.scheduleId) await this.mails.send(em, report);
    });
  }

  private async keptUntil(now: Date): Promise<Date> {
    const { reportsKeptDays } = await this.settings.read();
    return new Date(now.getTime() + reportsKeptDays * DAY_MS);
  }

  private async change(id: string, columns: Partial<Report>, among: object[] = [{ status: 'running' }]) {
    return this.transactions.run(
      async (em) => (await em.nativeUpdate(Report, { id, $or: among }, { seenAt: new Date(), ...columns })) === 1,
    );
  }
}
