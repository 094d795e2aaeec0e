import { endedBefore, missingStretches, partitionName, stretchOf, stretchSaid } from './partition.rules.js';

const at = (text: string): Date => new Date(text);
const now = at('2026-11-26T10:00:00Z');

describe('partitions by time', () => {
  it('hold a whole day or month of UTC, across the end of a year [SCL-1]', () => {
    expect(stretchOf(now, 'month', 2)).toEqual({ starts: at('2027-01-01T00:00Z'), ends: at('2027-02-01T00:00Z') });
    expect(stretchOf(at('2026-12-31T23:59:59Z'), 'day')).toEqual({
      starts: at('2026-12-31T00:00Z'),
      ends: at('2027-01-01T00:00Z'),
    });
  });

  it('are named by what they hold [SCL-1]', () => {
    expect(partitionName('analytics', stretchOf(now, 'month'), 'month')).toBe('analytics_202611');
    expect(partitionName('live_events', stretchOf(now, 'day'), 'day')).toBe('live_events_20261126');
  });

  it('say in the catalogue what they hold, in whatever time zone it is read [SCL-1]', () => {
    expect(stretchSaid(`FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 03:00:00+03')`)).toEqual({
      starts: at('2026-11-01T00:00Z'),
      ends: at('2026-12-01T00:00Z'),
    });
    expect(stretchSaid(`FOR VALUES FROM (MINVALUE) TO ('2026-12-01 00:00:00+00')`).starts).toBeNull();
    expect(stretchSaid('DEFAULT')).toEqual({ starts: null, ends: null });
  });

  it('are wanted for now and ahead, where none takes that time yet [SCL-1]', () => {
    const before = { name: 'analytics_before', starts: null, ends: at('2026-12-01T00:00Z') };
    const rest = { name: 'analytics_rest', starts: null, ends: null };
    expect(missingStretches([before, rest], { span: 'month', ahead: 2 }, now)).toEqual([
      { starts: at('2026-12-01T00:00Z'), ends: at('2027-01-01T00:00Z') },
      { starts: at('2027-01-01T00:00Z'), ends: at('2027-02-01T00:00Z') },
    ]);
    expect(missingStretches([rest], { span: 'day', ahead: 1 }, now)).toHaveLength(2);
  });

  it('have ended when all their rows are older; the one for the rest never has [SCL-1]', () => {
    const october = { name: 'analytics_202610', starts: at('2026-10-01T00:00Z'), ends: at('2026-11-01T00:00Z') };
    const november = { name: 'analytics_202611', starts: at('2026-11-01T00:00Z'), ends: at('2026-12-01T00:00Z') };
    const present = [october, november, { name: 'analytics_rest', starts: null, ends: null }];
    expect(endedBefore(present, at('2026-11-01T00:00Z'))).toEqual([october]);
    expect(endedBefore(present, at('2026-11-30T00:00Z'))).toEqual([october]);
  });
});
