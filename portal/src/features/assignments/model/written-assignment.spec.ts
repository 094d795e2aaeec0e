import { momentOf, typedMoment } from './written-assignment';

describe('a due date', () => {
  it('is typed by the clock by which everybody reads it, wherever the browser is [ASG-1] [I18N-1]', () => {
    const before = process.env['TZ'];
    process.env['TZ'] = 'Europe/Berlin';
    try {
      expect(momentOf('2026-12-10T23:59')).toBe('2026-12-10T20:59:00.000Z');
      expect(typedMoment('2026-12-10T20:59:00.000Z')).toBe('2026-12-10T23:59');
    } finally {
      process.env['TZ'] = before;
    }
    expect([momentOf(''), typedMoment(null)]).toEqual([null, '']);
  });
});
