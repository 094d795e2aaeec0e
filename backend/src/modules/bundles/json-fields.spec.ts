import { JsonFields } from './json-fields.js';

const fields = (values: object) => JsonFields.of('parts/grades.json', '', values);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

describe('texts in the json of a bundle', () => {
  const typed = { title: 'ا\u200Bب\u202E\tج\u2067\nد', note: 'ا\u200Bب\u202E\n\u2067ج\u2069\u200F' };

  it('are kept as a field would keep them, and what it would refuse is taken out [CRS-5] [SEC-6]', () => {
    const json = fields(typed);
    expect(json.text('title', 20)).toBe('اب ج د');
    expect(json.prose('note', 20)).toBe('اب\n\u2067ج\u2069\u200F');
    expect(fields({ title: '\u202E\u200B' }).optionalText('title', 20)).toBeNull();
  });
});

describe('numbers in the json of a bundle', () => {
  it('are read in Eastern digits with their own point, as they are typed into a field [CRS-5] [I18N-1]', () => {
    const json = fields({ weight: '٣٣٫٣', points: '۱۰۰', count: '٧', day: '٢٠٢٦-٠٥-٣١' });
    expect(json.decimal('weight', { least: 0, most: 100 })).toBe('33.30');
    expect(json.decimal('points', { least: 0, most: 100 })).toBe('100.00');
    expect(json.wholeNumber('count', 1, 9)).toBe(7);
    expect(json.matchingCode('day', isDay, 24)).toBe('2026-05-31');
  });

  it('are refused by name where they are none or beyond their bounds [CRS-5]', () => {
    const json = fields({ weight: '١٠١', count: '٢٫٥', day: '٢٠٢٦', words: 'سبعة' });
    expect(() => json.decimal('weight', { least: 0, most: 100 })).toThrow();
    for (const name of ['count', 'words']) expect(() => json.wholeNumber(name, 1, 9)).toThrow();
    expect(() => json.matchingCode('day', isDay, 24)).toThrow();
  });
});
