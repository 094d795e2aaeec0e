import { type FitReader, lackedNeeds, type SkillNeed } from '@masar/domain';
import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { Learner } from '../recommendation/learner.js';

/** What is finished, not wanted or taught by oneself stands behind what can be gone on with. */
export const isDoneWith = (courseId: string, { followed, dismissed, taught }: Learner): boolean =>
  followed.some((one) => one.isCompleted && one.courseId === courseId) ||
  dismissed.some((one) => one.courseId === courseId) ||
  taught.has(courseId);

/** What somebody needs before a course; whoever is in it already is asked for nothing (PRE-3). */
export const missingFirst = (
  { id, needs }: Pick<CatalogueCourse, 'id' | 'needs'>,
  { followed, taught }: Learner,
  { known }: FitReader,
): SkillNeed[] => (taught.has(id) || followed.some(({ courseId }) => courseId === id) ? [] : lackedNeeds(needs, known));
