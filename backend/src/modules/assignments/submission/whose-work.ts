import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { ofRun, type RunOfCourse } from '#modules/courses';
import { SubmissionMember } from './submission-member.entity.js';

/** Whether a round `s` is this person's: their own, or one of a group of which they were when it began. */
export const isWorkOf = (userId: string): RawBuilder<boolean> => sql<boolean>`(s.user_id = ${userId} or exists (
  select from submission_members sm where sm.submission_id = s.id and sm.user_id = ${userId}))`;

/** Whether a round `s` is of this run: its learner's own, or one of a group of which they were when it began (RUN-1). */
export const isWorkOfRun = (run: RunOfCourse): RawBuilder<boolean> => sql<boolean>`(${ofRun(run, 's')} or exists (
  select from submission_members sm where sm.submission_id = s.id and ${ofRun(run, 'sm')}))`;

/** Whether its mark counts for this run. */
export const countsForRun = (run: RunOfCourse): RawBuilder<boolean> => sql<boolean>`(
  (${ofRun(run, 's')} and s.group_id is null) or exists (
    select from submission_members sm where sm.submission_id = s.id and ${ofRun(run, 'sm')} and sm.took_part))`;

/** Whether its mark counts for this person too: of a group's, where who marks named them as taking part (EVD-8). */
export const countsFor = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  (s.user_id = ${userId} and s.group_id is null) or exists (
    select from submission_members sm
    where sm.submission_id = s.id and sm.user_id = ${userId} and sm.took_part))`;

/** Everybody whose work it is in the run that they are in. */
export async function learnersOf(
  em: EntityManager,
  { id, userId, groupId }: { id: string; userId?: string | null | undefined; groupId?: string | null | undefined },
): Promise<string[]> {
  if (!groupId) return userId ? [userId] : [];
  return (await em.find(SubmissionMember, { submissionId: id })).flatMap((member) => member.userId ?? []);
}
