import type { Difficulty, SkillLevel } from '@masar/domain';

/** What completing a course shows; the highest level is left to assessments. */
export const levelAfterCourse = (difficulty: Difficulty): SkillLevel =>
  (({ beginner: 2, intermediate: 3, advanced: 4 }) as const)[difficulty];
