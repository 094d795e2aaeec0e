import { fittingSize, shortened, textLines } from './text-layout.ts';

/** Every letter is one wide; marks that join take no place of their own. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('texts on boards and signs [VRW-3]', () => {
  it('breaks between words', () => {
    expect(textLines('تعلّم بناء صفحات الويب', 12, 3, measure)).toEqual(['تعلّم بناء', 'صفحات الويب']);
    expect(textLines('  ', 12, 3, measure)).toEqual([]);
  });

  it('ends with an ellipsis what does not fit in the last line', () => {
    expect(textLines('one two three four five', 9, 2, measure)).toEqual(['one two', 'three fo…']);
    expect(textLines('الاستقلالية', 6, 1, measure)).toEqual(['الاست…']);
  });

  it('never cuts a letter from its marks', () => {
    const text = 'مُحَمَّدٌ كَرِيمٌ';
    const cut = shortened(text, 4, measure);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(cut).toBe('مُحَمَّ…');
  });

  it('takes the largest size that fits, or the smallest', () => {
    expect(fittingSize([60, 40, 20], (size) => size <= 45)).toBe(40);
    expect(fittingSize([60, 40, 20], () => false)).toBe(20);
  });
});
