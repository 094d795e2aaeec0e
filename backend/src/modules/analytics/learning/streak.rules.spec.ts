import { dayAfter, streakOf, weekStart } from './streak.rules.js';

describe('the learning streak', () => {
  it('counts days in a row up to today [ANL-2]', () => {
    expect(streakOf(['2026-03-03', '2026-03-02', '2026-03-01'], '2026-03-03')).toEqual({
      current: 3,
      longest: 3,
      learnedToday: true,
    });
  });

  it('is one on the first day, and nothing before it [ANL-2]', () => {
    expect(streakOf(['2026-03-03'], '2026-03-03')).toEqual({ current: 1, longest: 1, learnedToday: true });
    expect(streakOf([], '2026-03-03')).toEqual({ current: 0, longest: 0, learnedToday: false });
  });

  it('keeps yesterday’s while today is not over [ANL-2]', () => {
    expect(streakOf(['2026-03-01', '2026-03-02'], '2026-03-03')).toMatchObject({ current: 2, learnedToday: false });
  });

  it('starts again after a gap, and remembers the longest [ANL-2]', () => {
    const days = ['2026-02-20', '2026-02-21', '2026-02-22', '2026-03-02', '2026-03-03'];
    expect(streakOf(days, '2026-03-03')).toEqual({ current: 2, longest: 3, learnedToday: true });
    expect(streakOf(days, '2026-03-05')).toEqual({ current: 0, longest: 3, learnedToday: false });
  });

  it('passes the ends of months, leap days and years [ANL-2]', () => {
    expect(streakOf(['2027-12-31', '2028-01-01'], '2028-01-01').current).toBe(2);
    expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  });

  it('begins weeks on Saturday [ANL-2]', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27'].map(weekStart)).toEqual([
      '2026-11-14',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
    ]);
  });
});
