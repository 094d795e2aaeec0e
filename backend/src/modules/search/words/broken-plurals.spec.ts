import { singularsOf } from './broken-plurals.js';

describe('broken plurals', () => {
  it.each([
    ['متاحف', 'متحف'],
    ['مشاريع', 'مشروع'],
    ['مفاتيح', 'مفتاح'],
    ['افلام', 'فلم'],
  ])('%s may be of %s [SRCH-1]', (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular);
  });

  it('are of nothing where a word has another form [SRCH-1]', () => {
    for (const stem of ['برمج', 'javascript', 'كتاب']) expect(singularsOf(stem)).toEqual([]);
  });
});
