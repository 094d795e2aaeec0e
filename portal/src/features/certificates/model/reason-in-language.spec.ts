import { reasonInLanguage } from './reason-in-language';

describe('the reason of an end', () => {
  it('is read in one language where it was written in both [CRT-6] [I18N-1]', () => {
    const both = 'صُحّح الاسم · The name was corrected';
    expect([reasonInLanguage(both, 'ar'), reasonInLanguage(both, 'en')]).toEqual([
      'صُحّح الاسم',
      'The name was corrected',
    ]);
  });

  it('stays as it is where it was written in one [CRT-6]', () => {
    for (const reason of ['أُصدرت بالخطأ', 'أُصدرت بالخطأ · نُقلت الإجابات', 'a · b · ج'])
      expect([reasonInLanguage(reason, 'ar'), reasonInLanguage(reason, 'en')]).toEqual([reason, reason]);
  });
});
