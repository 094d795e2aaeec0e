import type { RubricRow } from '@masar/domain';
import fc from 'fast-check';
import { type CountedReview, peerResult } from './peer-result.rules.js';

const row = (...points: number[]): RubricRow => ({
  titleAr: 'معيار',
  titleEn: 'Criterion',
  levels: points.map((one) => ({ titleAr: `${one}`, titleEn: `${one}`, points: one })),
});
const rubric = [row(0, 2, 5), row(0, 3)];
const review = (one: number, two: number, changes: Partial<CountedReview> = {}): CountedReview => ({
  levels: [
    { row: 0, level: one },
    { row: 1, level: two },
  ],
  points: [0, 2, 5][one]! + [0, 3][two]!,
  isDropped: false,
  isReported: false,
  ...changes,
});

describe('what reviews come to', () => {
  it('is the median of each criterion, the lower of two in the middle [ASG-2]', () => {
    const { levels, points, maximum, flags } = peerResult(rubric, [review(2, 1), review(1, 1), review(1, 0)], 3);
    expect(levels).toEqual([
      { row: 0, level: 1 },
      { row: 1, level: 1 },
    ]);
    expect([points, maximum, flags]).toEqual([5, 8, ['outlier']]);
    expect(peerResult(rubric, [review(2, 1), review(1, 1)], 2)).toMatchObject({ points: 5, flags: ['outlier'] });
  });

  it('points at a review that is more than a quarter of the points away, however it is meant [ASG-2]', () => {
    const far = peerResult(rubric, [review(2, 1), review(2, 1), review(0, 0)], 3);
    expect(far).toMatchObject({ points: 8, spread: 100, outliers: [false, false, true], flags: ['outlier'] });
    const quarter = [row(0, 1, 2, 3, 4)];
    const one = (level: number): CountedReview => ({ ...review(0, 0), levels: [{ row: 0, level }], points: level });
    expect(peerResult(quarter, [one(3), one(3), one(2)], 3)).toMatchObject({ spread: 25, flags: [] });
  });

  it('leaves out what was dropped, and says when too few are left or one is reported [ASG-2]', () => {
    const reviews = [review(2, 1), review(2, 1, { isReported: true }), review(0, 0, { isDropped: true })];
    expect(peerResult(rubric, reviews, 3)).toMatchObject({
      points: 8,
      spread: 0,
      outliers: [false, false, false],
      flags: ['few', 'reported'],
    });
    expect(peerResult(rubric, [], 2)).toMatchObject({ levels: null, points: null, spread: null, flags: ['few'] });
  });

  it('lies between the least and the most that was given, in whatever order reviews came [ASG-2]', () => {
    const some = fc.array(fc.tuple(fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(some, (given) => {
        const reviews = given.map(([one, two]) => review(one, two));
        const { levels, points } = peerResult(rubric, reviews, 1);
        expect(peerResult(rubric, [...reviews].reverse(), 1)).toMatchObject({ levels, points });
        for (const { row: place, level } of levels!) expect(given.map((one) => one[place])).toContain(level);
        // Half of the reviews give each criterion no more, half no less.
        for (const { row: place, level } of levels!) {
          expect(given.filter((one) => one[place]! <= level).length * 2).toBeGreaterThanOrEqual(given.length);
          expect(given.filter((one) => one[place]! >= level).length * 2).toBeGreaterThanOrEqual(given.length);
        }
      }),
    );
  });
});
