import type { Dashboard } from '../dashboard/dashboard.queries';

export const achievementKeys = [
  'firstEnrollment',
  'firstLesson',
  'halfway',
  'firstCourse',
  'firstCertificate',
  'tenHours',
  'dayOfLearning',
  'fiveCourses',
] as const;
export type AchievementKey = (typeof achievementKeys)[number];

export interface Achievement {
  key: AchievementKey;
  /** What was done so far, at most `target`. */
  done: number;
  target: number;
  isReached: boolean;
}

interface Learning {
  figures: Pick<Dashboard, 'enrollments' | 'completedCourses' | 'certificates' | 'learningHours'>;
  /** Progress of each enrolment in percent, as numeric strings. */
  progress: readonly string[];
}

/** Each achievement with how far the learner is; nothing but what the records show counts (DSH-6). */
export function achievementsOf({ figures, progress }: Learning): Achievement[] {
  const best = Math.max(0, ...progress.map(Number));
  const steps: Record<AchievementKey, [done: number, target: number]> = {
    firstEnrollment: [figures.enrollments, 1],
    // Progress grows with completed lessons only.
    firstLesson: [best > 0 ? 1 : 0, 1],
    halfway: [best, 50],
    firstCourse: [figures.completedCourses, 1],
    firstCertificate: [figures.certificates, 1],
    tenHours: [figures.learningHours, 10],
    dayOfLearning: [figures.learningHours, 24],
    fiveCourses: [figures.completedCourses, 5],
  };
  return achievementKeys.map((key) => {
    const [done, target] = steps[key];
    return { key, done: Math.min(done, target), target, isReached: done >= target };
  });
}

/** The share of the way to an achievement, 0 to 100. */
export const achievementPercent = ({ done, target }: Achievement): number => (done / target) * 100;
