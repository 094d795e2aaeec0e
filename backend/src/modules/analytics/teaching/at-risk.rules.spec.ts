import { type LearnerStanding, riskLimits, riskReasons } from './at-risk.rules.js';

const well: LearnerStanding = { progress: 40, daysSinceEnrolled: 10, daysSinceSeen: 1, failedQuizzes: [] };
const quiz = (best: number, attempts = 2) => ({ lessonId: `l-${best}`, titleAr: 'س', titleEn: 'Q', attempts, best });
const median = { days: 20, completions: 30 };
const codesOf = (changes: Partial<LearnerStanding>, among = median) =>
  riskReasons({ ...well, ...changes }, among).map(({ code }) => code);

describe('who may need help', () => {
  it('is nobody who learns on, and nobody who left long ago [ANL-2]', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ daysSinceSeen: riskLimits.goneDays + 1, progress: 0, failedQuizzes: [quiz(0)] })).toEqual([]);
    expect(codesOf({ daysSinceSeen: riskLimits.goneDays, daysSinceEnrolled: 12 })).toEqual(['inactive']);
  });

  it('is who was not seen for two weeks, on the day and not before it [ANL-2]', () => {
    expect(codesOf({ daysSinceSeen: 13, progress: 90 })).toEqual([]);
    expect(riskReasons({ ...well, daysSinceSeen: 14, progress: 90 }, median)).toEqual([{ code: 'inactive', days: 14 }]);
  });

  it('is who never began, after a week, and that is said once [ANL-2]', () => {
    expect(codesOf({ progress: 0, daysSinceSeen: 6, daysSinceEnrolled: 6 })).toEqual([]);
    expect(codesOf({ progress: 0, daysSinceSeen: 20, daysSinceEnrolled: 20 })).toEqual(['never_started']);
  });

  it('is who has less than half of what the median had by then [ANL-2]', () => {
    expect(codesOf({ daysSinceEnrolled: 10, progress: 25 })).toEqual([]);
    expect(codesOf({ daysSinceEnrolled: 10, progress: 24.99 })).toEqual(['slow']);
    expect(codesOf({ daysSinceEnrolled: 100, progress: 49 })).toEqual(['slow']);
    expect(codesOf({ daysSinceEnrolled: 6, progress: 1 })).toEqual([]);
    expect(codesOf({ daysSinceEnrolled: 10, progress: 1 }, { days: 20, completions: 4 })).toEqual([]);
  });

  it('is who failed a quiz twice, named by the worst of them and first [ANL-2]', () => {
    const reasons = riskReasons({ ...well, daysSinceSeen: 20, failedQuizzes: [quiz(33), quiz(0), quiz(40)] }, median);
    expect(reasons.map(({ code }) => code)).toEqual(['quiz_failed', 'inactive']);
    expect(reasons[0]).toMatchObject({ quiz: { best: 0 } });
  });
});
