import { withLettersMeant } from './letters-for-others.js';

describe('letters that are written for others', () => {
  it.each([
    ['گهوة', 'قهو'],
    ['حگوگ', 'حقوق'],
    ['حقوء', 'حقوق'],
    ['قراية', 'قراء'],
    ['خطء', 'خطا'],
    ['عرظ', 'عرض'],
    ['تلات', 'ثلاث'],
    ['تقة', 'ثقه'],
  ])('are read in %s as %s [SRCH-1]', (word, meant) => {
    expect(withLettersMeant(word)).toContain(meant);
  });

  it('are as they stand where a vowel is part of a short word [SRCH-1]', () => {
    expect(withLettersMeant('ضيف')).toEqual([]);
  });
});
