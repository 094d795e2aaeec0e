/** What is known of a learner who has not finished a course; days are whole days. */
export interface LearnerStanding {
  progress: number;
  daysSinceEnrolled: number;
  daysSinceSeen: number;
  /** Quizzes tried twice or more without half of the points. */
  failedQuizzes: readonly FailedQuiz[];
}

export interface FailedQuiz {
  lessonId: string;
  titleAr: string;
  titleEn: string;
  attempts: number;
  /** Best score in percent. */
  best: number;
}

export type RiskReason =
  | { code: 'never_started'; days: number }
  | { code: 'inactive'; days: number }
  | { code: 'slow'; days: number; medianDays: number }
  | { code: 'quiz_failed'; quiz: FailedQuiz };

/** The numbers of the rule, told to instructors with each list (ANL-2). */
export const riskLimits = {
  neverStartedDays: 7,
  inactiveDays: 14,
  /** Whoever was away longer has stopped: the funnel counts them, nobody waits for them. */
  goneDays: 60,
  slowFromDays: 7,
  /** Nobody is slow as long as fewer have finished. */
  completionsForMedian: 5,
  quizAttempts: 2,
  quizPercent: 50,
} as const;

/**
 * Why a learner may need help, the most pressing first; empty for who is well. Slow is who has less than half of the
 * progress that half of those who finished had at this time, if they learned evenly.
 */
export function riskReasons(learner: LearnerStanding, median: { days: number; completions: number }): RiskReason[] {
  const reasons: RiskReason[] = [];
  const { progress, daysSinceEnrolled, daysSinceSeen } = learner;
  if (daysSinceSeen > riskLimits.goneDays) return [];
  const [worst] = [...learner.failedQuizzes].sort((a, b) => a.best - b.best || b.attempts - a.attempts);
  if (worst) reasons.push({ code: 'quiz_failed', quiz: worst });
  if (progress === 0 && daysSinceSeen >= riskLimits.neverStartedDays) {
    reasons.push({ code: 'never_started', days: daysSinceEnrolled });
  } else if (daysSinceSeen >= riskLimits.inactiveDays) {
    reasons.push({ code: 'inactive', days: daysSinceSeen });
  }
  if (progress > 0 && isSlow(learner, median)) {
    reasons.push({ code: 'slow', days: daysSinceEnrolled, medianDays: Math.round(median.days) });
  }
  return reasons;
}

function isSlow({ progress, daysSinceEnrolled }: LearnerStanding, median: { days: number; completions: number }) {
  if (daysSinceEnrolled < riskLimits.slowFromDays || median.completions < riskLimits.completionsForMedian) return false;
  const expected = Math.min(100, (daysSinceEnrolled / Math.max(1, median.days)) * 100);
  return progress < expected / 2;
}
