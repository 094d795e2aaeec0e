import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { AuditTrail } from '#platform/audit/audit-trail';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { ReportParameters } from '../report.words.js';
import { ReportNotFailed, ReportNotFound } from '../reports.errors.js';
import { lostSince } from './lost-report.js';
import { checkParameters } from './parameters.rules.js';
import type { ReportScopeDto, RequestReportDto } from './report.dto.js';
import { Report } from './report.entity.js';

export const makeReport = taskKind<{ id: string }>('reports.make', { expireInSeconds: 30 * 60 });

/** What is asked for, without what was left empty. */
export const scopeOf = ({ by, categoryId, courseId, instructorId }: Omit<ReportScopeDto, 'reportType'>) => ({
  by,
  ...(categoryId && { categoryId }),
  ...(courseId && { courseId }),
  ...(instructorId && { instructorId }),
});

/** Reports are asked for here and made by a task, so that nobody waits with an open request (RPT-1, REL-4). */
@Injectable()
export class ReportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
    private readonly audit: AuditTrail,
  ) {}

  async request(viewer: Viewer, { reportType, from, to, ...scope }: RequestReportDto): Promise<string> {
    const parameters: ReportParameters = { from, to, ...scopeOf(scope) };
    checkParameters(reportType, parameters);
    return this.transactions.run(async (em) => {
      const report = em.create(Report, { reportType, parameters, generatedBy: viewer.id });
      await this.enqueue(em, report.id);
      return report.id;
    });
  }

  /** Row and task, or neither. */
  async enqueue(em: EntityManager, id: string): Promise<void> {
    await em.flush();
    await this.tasks.enqueue(makeReport, { id });
  }

  /** Makes a failed report once more, as it was asked for then; of two who ask at once, one is refused. */
  async again(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const now = new Date();
      const failed = [
        { status: 'failed' as const, expiresAt: { $gt: now } },
        { status: 'running' as const, seenAt: { $lt: lostSince(now) } },
      ];
      const afresh = { status: 'queued', percent: 0, expiresAt: null, generatedAt: now, seenAt: now } as const;
      const begun = await em.nativeUpdate(Report, { id, $or: failed }, afresh);
      if (begun === 0) throw (await em.count(Report, { id })) === 0 ? new ReportNotFound() : new ReportNotFailed();
      await this.enqueue(em, id);
    });
  }

  /** Whoever takes a report away as a file is written down first (SEC-8). */
  async noteDownload(viewer: Viewer, id: string, file: object, requestId: string): Promise<void> {
    await this.audit.appendAlone({
      actorId: viewer.id,
      action: 'download',
      resource: 'reports',
      resourceId: id,
      requestId,
      before: null,
      after: { ...file },
    });
  }

  /** One that is being made is gone too: its task finds nothing to finish. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if ((await em.nativeDelete(Report, { id })) === 0) throw new ReportNotFound();
    });
  }
}
