import { lastPeriod, periodsBetween, startOf } from './periods.rules.js';

describe('periods of a report', () => {
  it('begins weeks on Saturday [RPT-1]', () => {
    expect(['2026-04-03', '2026-04-04', '2026-04-05'].map((day) => startOf('week', day))).toEqual([
      '2026-03-28',
      '2026-04-04',
      '2026-04-04',
    ]);
  });

  it('lists every period between two days, over months of any length [RPT-1]', () => {
    expect(periodsBetween('month', '2025-12-31', '2026-03-01')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect(periodsBetween('day', '2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('knows the last whole week and month [RPT-1]', () => {
    expect(lastPeriod('month', new Date('2026-03-15T12:00:00Z'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(lastPeriod('week', new Date('2026-04-03T21:00:00Z'))).toEqual({ from: '2026-03-28', to: '2026-04-03' });
  });
});
