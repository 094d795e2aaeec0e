import { parseCursor, reachesBackTo } from './live-cursor.js';

describe('the place of a stream', () => {
  it('is read from what was sent [NTF-3]', () => {
    expect(parseCursor('812-1763730000123')).toEqual({ horizon: '812', at: 1_763_730_000_123 });
  });

  it.each([undefined, '', '812', '812-', '-5', 'a-b', "1'--1", '9223372036854775808-1', '812-1-1'])(
    'is nowhere for %p [NTF-3] [API-6]',
    (text) => expect(parseCursor(text)).toBeUndefined(),
  );

  it('reaches back almost a day [NTF-3]', () => {
    const at = Date.UTC(2026, 10, 21);
    const hours = (n: number) => at + n * 60 * 60_000;
    expect([hours(23), hours(24)].map((now) => reachesBackTo({ horizon: '1', at }, now))).toEqual([true, false]);
  });
});
