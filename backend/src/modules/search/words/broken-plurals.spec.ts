import { singularsOf } from './broken-plurals.js';

describe('broken plurals', () => {
  it.each([
    ['متاحف', 'متحف'],
    ['مشاريع', 'مشروع'],
    ['مفاتيح', 'مفتاح'],
    ['افلام', 'فلم'],
    ['اشهر', 'شهر'],
    ['قوالب', 'قالب'],
    ['خرايط', 'خريط'],
    ['مقاه', 'مقه'],
    ['نصوص', 'نص'],
    ['اسرار', 'سر'],
    ['اعضاء', 'عضو'],
    ['زملاء', 'زميل'],
    ['اصدقاء', 'صديق'],
    ['اطباء', 'طبيب'],
    ['نماذج', 'نموذج'],
    ['ديون', 'دين'],
    ['مناطق', 'منطقء'],
  ])('%s may be of %s [SRCH-1]', (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular);
  });

  it('whose end is cut are told by the word [SRCH-1]', () => {
    expect(singularsOf('تمار', 'تمارين')).toContain('تمر');
    expect(singularsOf('عناو', 'عناوين')).toContain('عنو');
    expect(singularsOf('اعمد', 'اعمده')).toContain('عمود');
    expect(singularsOf('اصو', 'اصوات')).toContain('صوت');
  });

  it('are of nothing where a word has another form [SRCH-1]', () => {
    for (const stem of ['برمج', 'javascript', 'كتاب']) expect(singularsOf(stem)).toEqual([]);
  });
});
