import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { SubmissionMember } from '../submission/submission-member.entity.js';

/** Whether a round `s` is this person's: their own, or one of a group of which they were when it began. */
export const isWorkOf = (userId: string): RawBuilder<boolean> => sql<boolean>`(s.user_id = ${userId} or exists (
  select from submission_members sm where sm.submission_id = s.id and sm.user_id = ${userId}))`;

/** Whether its mark counts for this person too: of a group's, where who marks named them as taking part (EVD-8). */
export const countsFor = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  (s.user_id = ${userId} and s.group_id is null) or exists (
    select from submission_members sm
    where sm.submission_id = s.id and sm.user_id = ${userId} and sm.took_part))`;

/** Everybody whose work it is. */
export async function learnersOf(
  em: EntityManager,
  { id, userId, groupId }: { id: string; userId: string; groupId?: string | null },
): Promise<string[]> {
  if (!groupId) return [userId];
  return (await em.find(SubmissionMember, { submissionId: id })).map((member) => member.userId);
}
