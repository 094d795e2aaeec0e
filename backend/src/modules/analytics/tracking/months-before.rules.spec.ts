import { monthsBefore } from './months-before.rules.js';

describe('months before a moment', () => {
  it.each([
    ['2026-06-15T00:40:00.000Z', 13, '2025-05-15T00:40:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 23, '2024-02-29T00:00:00.000Z'],
  ])('of %s are, %i of them, %s [ANL-3]', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });
});
