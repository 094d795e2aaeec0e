import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { checkScope } from '../report/parameters.rules.js';
import { scopeOf } from '../report/report.service.js';
import { RecipientNotAdmin, ReportScheduleNotFound } from '../reports.errors.js';
import type { ReportScheduleDto } from './schedule.dto.js';
import { ReportSchedule } from './schedule.entity.js';
import { ScheduleQueries } from './schedule.queries.js';

/** Which reports come by themselves, and to whom (RPT-1). */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly queries: ScheduleQueries,
  ) {}

  async create(viewer: Viewer, body: ReportScheduleDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const schedule = em.create(ReportSchedule, { ...(await this.columns(body)), createdBy: viewer.id });
      await em.flush();
      return schedule.id;
    });
  }

  /** What is scheduled changes as a whole; reports that were made stay. */
  async change(id: string, body: ReportScheduleDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const schedule = await em.findOne(ReportSchedule, id);
      if (!schedule) throw new ReportScheduleNotFound();
      em.assign(schedule, await this.columns(body));
    });
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if ((await em.nativeDelete(ReportSchedule, { id })) === 0) throw new ReportScheduleNotFound();
    });
  }

  private async columns({ reportType, cadence, language, recipientIds, ...scope }: ReportScheduleDto) {
    const parameters = scopeOf(scope);
    checkScope(reportType, parameters);
    const asked = [...new Set(recipientIds)];
    if ((await this.queries.administrators(asked)).length < asked.length) throw new RecipientNotAdmin();
    return { reportType, parameters, cadence, language, recipientIds: asked };
  }
}
