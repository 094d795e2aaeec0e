import { colorOf, isEmpty, nameOf } from './chart-data.ts';

describe('what charts are drawn from', () => {
  it('is empty without a value, and with zeros only [ANL-2]', () => {
    expect(isEmpty([])).toBe(true);
    expect(isEmpty([{ label: 'أ', values: [0, null] }])).toBe(true);
    expect(isEmpty([{ label: 'أ', values: [0, 2] }])).toBe(false);
  });

  it('names points in full where a full name is given, and takes colours from the tokens [ANL-2]', () => {
    expect(nameOf({ label: '3/1', name: '1 آذار 2026', values: [] })).toBe('1 آذار 2026');
    expect(nameOf({ label: '3/1', values: [] })).toBe('3/1');
    expect(colorOf({ label: 'x' }, 0)).toBe('var(--primary)');
    expect(colorOf({ label: 'x' }, 1)).toBe('var(--accent)');
    expect(colorOf({ label: 'x', color: 'muted' }, 0)).toBe('var(--field)');
  });
});
