import { expiryOf, isGivenUp, levelOfScore, quickCheckCounts, retakeFrom } from './retake.rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const none = { quick: undefined, placement: undefined };

describe('the rules of retaking', () => {
  it('let a quick check count once a week, and never against a valid placement test [ASM-1]', () => {
    expect(quickCheckCounts(none, now)).toBe(true);
    expect(quickCheckCounts({ ...none, quick: daysAgo(6.9) }, now)).toBe(false);
    expect(quickCheckCounts({ ...none, quick: daysAgo(7) }, now)).toBe(true);
    expect(quickCheckCounts({ ...none, placement: daysAgo(400) }, now)).toBe(false);
    expect(quickCheckCounts({ ...none, placement: daysAgo(600) }, now)).toBe(true);
  });

  it('keep a result for 18 months and a placement test for a week [ASM-1]', () => {
    expect(expiryOf(now)).toEqual(new Date('2028-05-21T12:00:00Z'));
    expect(retakeFrom(now)).toEqual(new Date('2026-11-28T12:00:00Z'));
  });

  it('give an attempt up after a day [ASM-1]', () => {
    expect(isGivenUp(daysAgo(0.9), now)).toBe(false);
    expect(isGivenUp(daysAgo(1.1), now)).toBe(true);
  });

  it('make levels of scores, the highest left to the placement test [ASM-1]', () => {
    expect([0, 33, 50, 67, 80, 100].map(levelOfScore)).toEqual([1, 2, 2, 3, 4, 4]);
  });
});
