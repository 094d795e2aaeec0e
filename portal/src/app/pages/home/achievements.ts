import type { Enrollment } from '#subjects/courses/course-answers';
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
type AchievementKey = (typeof achievementKeys)[number];

export interface Achievement {
  key: AchievementKey;
  /** What was done so far, at most `target`. */
  done: number;
  target: number;
  isReached: boolean;
  /** When, where the records tell it. */
  reachedAt: string | undefined;
}

interface Learning {
  figures: Pick<Dashboard, 'enrollments' | 'completedCourses' | 'certificates' | 'learningHours'>;
  /** Progress in percent, as numeric strings, and the days that are known. */
  enrollments: readonly Pick<Enrollment, 'progress' | 'enrolledAt' | 'completedAt'>[];
}

/** Each achievement with how far the learner is; nothing but what the records show counts (DSH-6). */
export function achievementsOf({ figures, enrollments }: Learning): Achievement[] {
  const best = Math.max(0, ...enrollments.map(({ progress }) => Number(progress)));
  const completions = enrollments.flatMap(({ completedAt }) => completedAt ?? []).toSorted();
  const known: Partial<Record<AchievementKey, string | undefined>> = {
    firstEnrollment: enrollments.map(({ enrolledAt }) => enrolledAt).toSorted()[0],
    firstCourse: completions[0],
    fiveCourses: completions[4],
  };
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
    return { key, done: Math.min(done, target), target, isReached: done >= target, reachedAt: known[key] };
  });
}

/** The share of the way to an achievement, 0 to 100. */
export const achievementPercent = ({ done, target }: Achievement): number => (done / target) * 100;

/** The one that comes next, and the one that was reached last as far as days are known. */
export function nextAndLast(all: readonly Achievement[]): Achievement[] {
  const reached = all.filter(({ isReached }) => isReached);
  const dated = reached.toSorted((one, other) => (one.reachedAt ?? '').localeCompare(other.reachedAt ?? ''));
  return [all.find(({ isReached }) => !isReached), dated.at(-1)].flatMap((one) => one ?? []);
}
