import { barPath, labelStep, linePaths, plotGeometry, pointAt } from './plot-geometry.ts';

const weeks = Array.from({ length: 12 }, (_, week) => ({ label: `${week + 1} ت2`, values: [week] }));
const room = { width: 600, height: 260 };
const lines = { kind: 'lines', points: weeks, formatValue: String } as const;

describe('where things stand on a plot', () => {
  it('runs from right to left in Arabic, with the scale where reading starts [I18N-1]', () => {
    const arabic = plotGeometry(lines, { ...room, direction: 'rtl' });
    const english = plotGeometry(lines, { ...room, direction: 'ltr' });
    expect(arabic.middles).toEqual(arabic.middles.toSorted((one, other) => other - one));
    expect(english.middles).toEqual(english.middles.toSorted((one, other) => one - other));
    expect([arabic.end, english.end]).toEqual([0, 600]);
    expect(arabic.start).toBeLessThan(600);
    expect(english.start).toBe(600 - arabic.start);
  });

  it('counts in whole numbers from zero, and leaves room for the numbers of the scale [ANL-2]', () => {
    const few = [{ label: 'أ', values: [1] }];
    const scaleOf = (points: typeof few, formatValue = String) =>
      plotGeometry({ kind: 'bars', points, formatValue }, { ...room, direction: 'ltr' });
    expect(scaleOf(few).ticks.map(({ value }) => value)).toEqual([0, 1]);
    expect(scaleOf([{ label: 'أ', values: [9000] }]).start).toBeGreaterThan(scaleOf(few).start);
  });

  it('makes room for values that stand on one another, and for the highest of several lines [ANL-2]', () => {
    const points = [{ label: 'أ', values: [30, 40] }];
    const highest = (kind: 'bars' | 'lines') =>
      plotGeometry({ kind, points, formatValue: String }, { ...room, direction: 'ltr' }).ticks.at(-1)?.value;
    expect([highest('lines'), highest('bars')]).toEqual([40, 80]);
  });

  it('leaves labels out that would run into each other [A11Y-1]', () => {
    expect(labelStep(weeks, 1000)).toBe(1);
    expect(labelStep(weeks, 280)).toBe(3);
    expect(labelStep([], 280)).toBe(1);
  });

  it('knows the point below a finger, in either direction, and none beside them [ANL-2]', () => {
    const arabic = plotGeometry(lines, { ...room, direction: 'rtl' });
    expect(pointAt(5, arabic)).toBe(11);
    expect(pointAt(arabic.start - 5, arabic)).toBe(0);
    expect(pointAt(arabic.start + 5, arabic)).toBeUndefined();
  });

  it('breaks a line where there is no value [ANL-2]', () => {
    const geometry = plotGeometry(lines, { ...room, direction: 'ltr' });
    expect(linePaths([1, null, 3, 4], geometry).line.match(/M/g)).toHaveLength(2);
    expect(linePaths([null, null], geometry)).toEqual({ line: '', ground: '' });
  });

  it('rounds the upper corners of a bar only where nothing stands on it [ANL-2]', () => {
    const bar = { middle: 50, width: 20, top: 40, foot: 100 };
    expect(barPath({ ...bar, isRound: true })).toContain('A6 6');
    expect(barPath({ ...bar, isRound: false })).toContain('A0 0');
    expect(barPath({ ...bar, top: 98, isRound: true })).toContain('A2 2');
  });
});
