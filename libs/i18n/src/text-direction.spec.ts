import { splitAtSignedNames } from './signed-names.ts';
import { isolated, textDirection } from './text-direction.ts';

describe('the direction of a text whose language is known', () => {
  it.each([
    ['React من الصفر', 'ar', 'rtl'],
    ['HTML و CSS', 'ar', 'rtl'],
    ['JavaScript for beginners', 'ar', 'ltr'],
    ['王小明', 'ar', 'ltr'],
    ['Course by سارة علي today', 'en', 'ltr'],
    ['React من الصفر', 'en', 'rtl'],
    ['Python بە کوردی', 'ckb', 'rtl'],
  ] as const)('of %s in %s is %s, whatever its first letter [I18N-1]', (text, language, direction) => {
    expect(textDirection(text, language)).toBe(direction);
  });

  it.each([
    ['هل أكتب margin-right أم margin-inline-end؟', 'rtl'],
    ['JSX امتداد لصياغة JavaScript', 'rtl'],
    ['مسار is where I learned to lay out pages that read from right to left', 'ltr'],
    ['How do I say مسار in English when I talk about it?', 'ltr'],
  ] as const)('of %s, in whatever language it is, is %s [I18N-1]', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });

  it('is decided by the words of a sentence, not by the names in it [I18N-1]', () => {
    for (const name of ['دعاء الساعدي', 'اوتو كاد']) {
      expect(textDirection(`Request of ${isolated(name)}`, 'en')).toBe('ltr');
      expect(textDirection(`Edit “${isolated(name)}”`)).toBe('ltr');
    }
    expect(textDirection(`طلب ${isolated('Duaa Al-Saedi')}`)).toBe('rtl');
  });

  it('is left to the surroundings where there is no letter [I18N-1]', () => {
    for (const text of ['2026', '٢٠٢٦', '$15.00', '', isolated('دعاء')])
      expect(textDirection(text, 'ar')).toBeUndefined();
  });

  it('finds the names whose signs belong to them [I18N-1]', () => {
    expect(splitAtSignedNames('لغة C++ ثم C#.')).toEqual(['لغة ', 'C++', ' ثم ', 'C#', '.']);
    expect(splitAtSignedNames('C++17 و .NET')).toEqual(['', 'C++17', ' و ', '.NET', '']);
    expect(splitAtSignedNames('a + b, issue #3, Node.js')).toEqual(['a + b, issue #3, Node.js']);
  });
});
