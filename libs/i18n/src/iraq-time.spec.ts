import { momentOf, typedMoment } from './iraq-time.ts';

describe('a moment that is typed', () => {
  it('is one of Iraq, wherever the browser is, also at an hour that clocks there skip [I18N-1] [ASG-1]', () => {
    expect(momentOf('2026-12-10T23:59')).toBe('2026-12-10T20:59:00.000Z');
    // Berlin has no half past two on that day.
    expect(momentOf('2027-03-28T02:30')).toBe('2027-03-27T23:30:00.000Z');
    expect(momentOf('2026-12-10T23:59:30')).toBe('2026-12-10T20:59:00.000Z');
    expect(typedMoment('2026-12-10T20:59:00.000Z')).toBe('2026-12-10T23:59');
    expect(typedMoment('2027-03-27T23:30:00.000Z')).toBe('2027-03-28T02:30');
  });

  it.each(['', 'T', '2026-12-10', '2026-12-10T', '2026-02-30T25:00', '120266-05-31T18:00'])(
    'is none where nobody can tell the day: %s [I18N-1]',
    (typed) => expect(momentOf(typed)).toBeNull(),
  );

  it('is empty where there is none [I18N-1]', () => expect([typedMoment(null), typedMoment('')]).toEqual(['', '']));
});
