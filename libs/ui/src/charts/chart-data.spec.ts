import { axesOf, colorOf, isEmpty, labelStep, nameOf, scaleWidth } from './chart-data.ts';

describe('what charts are drawn from', () => {
  it('runs from right to left in Arabic, with the scale where reading starts [I18N-1]', () => {
    expect(axesOf('rtl')).toEqual({ reverse: true, scaleSide: 'right' });
    expect(axesOf('ltr')).toEqual({ reverse: false, scaleSide: 'left' });
  });

  it('is empty without a value, and with zeros only [ANL-2]', () => {
    expect(isEmpty([])).toBe(true);
    expect(isEmpty([{ label: 'أ', values: [0, null] }])).toBe(true);
    expect(isEmpty([{ label: 'أ', values: [0, 2] }])).toBe(false);
  });

  it('leaves labels out that would run into each other, and room for the numbers of the scale [A11Y-1]', () => {
    const weeks = Array.from({ length: 12 }, (_, week) => ({ label: `${week + 1}/3`, values: [week] }));
    expect(labelStep(weeks, 1000)).toBe(1);
    expect(labelStep(weeks, 280)).toBe(2);
    expect(labelStep([], 280)).toBe(1);
    expect(scaleWidth(weeks, String)).toBe(28);
    expect(scaleWidth([{ label: 'x', values: [9000] }], String)).toBeGreaterThan(scaleWidth(weeks, String));
  });

  it('names points in full where a full name is given, and takes colours from the tokens [ANL-2]', () => {
    expect(nameOf({ label: '3/1', name: '1 آذار 2026', values: [] })).toBe('1 آذار 2026');
    expect(nameOf({ label: '3/1', values: [] })).toBe('3/1');
    expect(colorOf({ label: 'x' }, 0)).toBe('var(--primary)');
    expect(colorOf({ label: 'x' }, 1)).toBe('var(--accent)');
    expect(colorOf({ label: 'x', color: 'muted' }, 0)).toBe('var(--field)');
  });
});
