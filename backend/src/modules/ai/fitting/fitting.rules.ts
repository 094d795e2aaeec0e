import { type FitReader, lackedNeeds, type SkillNeed } from '@masar/domain';
import type { Learner } from '../recommendation/learner.js';

/** What is finished, not wanted or taught by oneself stands behind what can be gone on with. */
export const isDoneWith = (courseId: string, { followed, dismissed, taught }: Learner): boolean =>
  followed.some((one) => one.isCompleted && one.courseId === courseId) ||
  dismissed.some((one) => one.courseId === courseId) ||
  taught.has(courseId);

/** What somebody needs before a course; whoever is in it already is asked for nothing (PRE-3). */
export const missingFirst = <Need extends SkillNeed>(
  { id, needs }: { id: string; needs: readonly Need[] },
  { followed, taught }: Learner,
  { known }: FitReader,
): Need[] => (taught.has(id) || followed.some(({ courseId }) => courseId === id) ? [] : lackedNeeds(needs, known));
