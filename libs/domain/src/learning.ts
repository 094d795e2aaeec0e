import { limits } from './limits.ts';

export type LessonState = 'locked' | 'open' | 'completed';

export interface LessonPosition {
  /** Zero-based place in the curriculum. */
  index: number;
  total: number;
  enrolled: boolean;
  /** Course progress in percent, 0 to 100. */
  progress: number;
  /** The learner's own record of this lesson, undefined when there is none. */
  recordedAsCompleted?: boolean | undefined;
}

/** The curriculum's locking and completion rule (spec 4, LSN-1): the learner's record decides, else the position. */
export function lessonState(at: LessonPosition): LessonState {
  if (!at.enrolled) return at.index === 0 ? 'open' : 'locked';
  if (at.recordedAsCompleted !== undefined) return at.recordedAsCompleted ? 'completed' : 'open';
  return at.progress > (at.index / at.total) * 100 ? 'completed' : 'open';
}

/** Minutes shown for a lesson: rounded up, ten where the duration is missing (LSN-1). */
export function lessonMinutes(durationSeconds: number | null | undefined): number {
  return durationSeconds ? Math.ceil(durationSeconds / 60) : limits.defaultLessonMinutes;
}

/** Completed lessons of all lessons as a percentage with two decimals, e.g. "33.33" (ENR-3). */
export function progressPercent(completedLessons: number, lessons: number): string {
  if (lessons === 0) return '0.00';
  return Math.min(100, (completedLessons / lessons) * 100).toFixed(2);
}

/** Learning time in hours with at most one decimal (ENR-4). */
export function learningHours(seconds: number): number {
  return Math.round(seconds / 360) / 10;
}

/**
 * Mean of scores in percent as a decimal string, halves rounded up; null where nothing was graded (CRT-1, EVD-3). Counted in
 * whole hundredths: as floating numbers 100 and 33.33 have a mean just below 66.665.
 */
export function courseGrade(quizScores: readonly (number | string)[]): string | null {
  if (quizScores.length === 0) return null;
  const hundredths = quizScores.reduce<number>((sum, score) => sum + Math.round(Number(score) * 100), 0);
  return (Math.round(hundredths / quizScores.length) / 100).toFixed(2);
}
