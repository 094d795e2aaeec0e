import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#platform/access/viewer';
import { AbuseReport } from './abuse-report.entity.js';

/** Open reports of a post that was hidden are upheld, each with the same words. */
export async function settleReports(
  em: EntityManager,
  moderator: Viewer,
  post: { discussionId: string } | { replyId: string },
  outcome: string,
): Promise<void> {
  const decision = { status: 'upheld', outcome, decidedBy: moderator.id, decidedAt: new Date() } as const;
  await em.nativeUpdate(AbuseReport, { ...post, status: 'open' }, decision);
}
