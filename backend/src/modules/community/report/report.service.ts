import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { Transactions } from '#platform/database/transactions';
import { OwnPost } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { PostAccess, type PostKind } from '../post-access.js';
import type { ReportDto, ReportResponse } from './report.dto.js';

/** Reports of abuse, once for each reader and post (COM-4). */
@Injectable()
export class ReportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly posts: PostAccess,
  ) {}

  /** The caller's report, the earlier one where there is one. */
  async report(
    viewer: Viewer,
    kind: PostKind,
    id: string,
    { reason, note }: ReportDto,
  ): Promise<{ report: ReportResponse; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      const { standing, text } = await this.posts.visible(em, viewer, kind, id);
      if (standing.userId === viewer.id) throw new OwnPost();
      const rows = em.getKysely<CommunityTables>();
      const key = kind === 'discussion' ? 'discussion_id' : 'reply_id';
      const written = await rows
        .insertInto('abuse_reports')
        .values({
          id: v7(),
          [key]: id,
          reporter_id: viewer.id,
          reason,
          note: note ? note : null,
          reported_text: text,
        } as never)
        .onConflict((conflict) => conflict.columns([key, 'reporter_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      const row = await rows
        .selectFrom('abuse_reports')
        .select(['id', 'reason', 'note', 'status', 'outcome', 'created_at'])
        .where(key, '=', id)
        .where('reporter_id', '=', viewer.id)
        .executeTakeFirstOrThrow();
      const { created_at: createdAt, ...report } = row;
      return { report: { ...report, createdAt: isoTime(createdAt) }, isNew: written !== undefined };
    });
  }
}
