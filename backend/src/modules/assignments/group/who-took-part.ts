import type { EntityManager } from '@mikro-orm/postgresql';
import { NotInGroup, WhoTookPartNeeded } from '../assignments.errors.js';
import type { Submission } from '../submission/submission.entity.js';
import { SubmissionMember } from '../submission/submission-member.entity.js';

/**
 * Who marks the work of a group names who took part, before its mark counts for anybody; said again it replaces what was
 * said, and naming somebody takes an exception back (EVD-8).
 *
 * @param named ids of people; left out where it was said already
 * @throws WhoTookPartNeeded where it was not said of everybody yet
 */
export async function nameWhoTookPart(
  em: EntityManager,
  { id: submissionId, groupId }: Submission,
  named: readonly string[] | undefined,
): Promise<void> {
  if (!groupId) {
    if (named?.length) throw new NotInGroup();
    return;
  }
  const members = await em.find(SubmissionMember, { submissionId });
  if (named?.some((userId) => !members.some((member) => member.userId === userId))) throw new NotInGroup();
  for (const member of members) {
    if (named === undefined && member.userId && (member.tookPart ?? null) === null) throw new WhoTookPartNeeded();
    if (named === undefined) continue;
    // Who began the course again is no longer asked about, nor graded by it.
    if (!member.userId) continue;
    member.tookPart = named.includes(member.userId);
    if (member.tookPart) em.assign(member, { exceptedBecause: null, exceptedBy: null, exceptedAt: null });
  }
}
