import { isoTime } from './iso-time.js';

describe('moments that leave', () => {
  it.each([
    ['2026-03-01 09:30:00.5+00', '2026-03-01T09:30:00.500Z'],
    ['2026-03-01 09:30:00+00', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 09:30:00.123+00', '2026-03-01T09:30:00.123Z'],
    ['2026-03-01 12:30:00.123+03', '2026-03-01T09:30:00.123Z'],
    [new Date(Date.UTC(2026, 2, 1, 9, 30)), '2026-03-01T09:30:00.000Z'],
  ])('are ISO 8601 in UTC with milliseconds: %s [API-1]', (moment, text) => {
    expect(isoTime(moment)).toBe(text);
  });
});
