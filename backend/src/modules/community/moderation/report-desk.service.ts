import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { ReportDecided, ReportNotFound } from '../community.errors.js';
import { AbuseReport } from '../report/abuse-report.entity.js';
import { ModerationService } from './moderation.service.js';

/** Deciding about reports (COM-4). */
@Injectable()
export class ReportDesk {
  constructor(
    private readonly transactions: Transactions,
    private readonly moderation: ModerationService,
  ) {}

  /** Upholding hides the post with the outcome as its reason, which settles all its reports; dismissing settles one. */
  async decide(moderator: Viewer, id: string, status: 'upheld' | 'dismissed', outcome = ''): Promise<void> {
    if (status === 'upheld' && !outcome) {
      throw new InvalidInput({}, { fields: [{ field: 'outcome', code: 'field.required' }] });
    }
    await this.transactions.run(async (em) => {
      const report = await em.findOne(AbuseReport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!report) throw new ReportNotFound();
      if (report.status !== 'open') throw new ReportDecided();
      report.status = status;
      report.outcome = outcome || null;
      report.decidedBy = moderator.id;
      report.decidedAt = new Date();
      await em.flush();
      if (status === 'dismissed') return;
      if (report.discussionId) await this.moderation.hideDiscussion(moderator, report.discussionId, outcome);
      if (report.replyId) await this.moderation.hideReply(moderator, report.replyId, outcome);
    });
  }
}
