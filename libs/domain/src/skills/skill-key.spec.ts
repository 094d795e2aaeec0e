import { skillKey, skillKeys } from './skill-key.ts';

describe('skillKey', () => {
  it.each([
    ['جافا سكريبت', 'جافاسكريبت'],
    ['الإدارة الرشيقة', 'إدارة رشيقه'],
    ['Node.js', 'NodeJS'],
    ['UI/UX', 'ui ux'],
    ['العَمَل الجماعيّ', 'عمل جماعي'],
  ])('takes %s and %s for one spelling [PRF-2]', (one, other) => {
    expect(skillKey(one)).toBe(skillKey(other));
  });

  it('keeps C, C++ and C# apart [PRF-2]', () => {
    expect(new Set(['C', 'C++', 'c#'].map(skillKey)).size).toBe(3);
  });

  it('also looks behind the words around a name [PRF-2]', () => {
    expect(skillKeys('لغة HTML')).toContain('html');
    expect(skillKeys('Sales skills')).toContain('sales');
    expect(skillKeys('مهارات التواصل')).toContain('تواصل');
    expect(skillKeys('language')).toEqual(['language']);
    expect(skillKeys(' - ')).toEqual([]);
  });
});
