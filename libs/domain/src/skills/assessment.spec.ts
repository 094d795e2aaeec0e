import { assessmentScore, scoreBand } from './assessment.ts';

describe('the score of an assessment', () => {
  it('is the rounded share of right answers [ASM-1]', () => {
    expect([assessmentScore(1, 3), assessmentScore(2, 3), assessmentScore(1, 2), assessmentScore(0, 1)]).toEqual([
      33, 67, 50, 0,
    ]);
  });

  it('is excellent from 80, good from 60, else needs work [ASM-1]', () => {
    expect([100, 80, 79, 60, 59, 0].map(scoreBand)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'needs-work',
      'needs-work',
    ]);
  });
});
