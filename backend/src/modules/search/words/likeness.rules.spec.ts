import { hasRootOf, likeness } from './likeness.rules.js';
import { inOtherLayout } from './other-layout.js';

describe('the likeness of two words', () => {
  it('is whole for the same word and nothing for another one [SRCH-1]', () => {
    expect(likeness('برمج', 'برمج')).toBe(1);
    expect(likeness('برمج', 'سدقط')).toBe(0);
    expect(likeness('', '')).toBe(1);
  });

  it('forgives what people confuse more than what they do not [SRCH-1]', () => {
    const of = (typed: string) => likeness(typed, 'توظيف');
    expect(of('توضيف')).toBeGreaterThan(of('تولظيف'));
    expect(of('توظف')).toBeGreaterThan(of('توظي'));
    expect(of('تويظف')).toBeGreaterThan(of('تلوظف'));
  });
});

describe('a root that two words have in common', () => {
  it.each([
    ['whal', 'whol'],
    ['chees', 'choos'],
    ['sheep', 'shop'],
    ['wheel', 'whol'],
    ['beard', 'board'],
    ['صبار', 'صبر'],
    ['صبر', 'صبار'],
    ['شيش', 'شاش'],
    ['جودو', 'جود'],
    ['منومه', 'منظمه'],
    ['butter', 'better'],
    ['snow', 'know'],
    ['bint', 'point'],
    ['كمال', 'كما'],
  ])('is none of %s and %s: where few letters tell it, its vowels do [SRCH-1]', (typed, known) => {
    expect(hasRootOf(typed, known)).toBe(false);
  });

  it.each([
    ['vidio', 'video'],
    ['ترجك', 'ترجم'],
    ['تشويق', 'تسويق'],
    ['تصوبر', 'تصوير'],
    ['تخظيط', 'تخطيط'],
    ['javscript', 'javascript'],
    ['githup', 'github'],
    ['خودم', 'خادم'],
  ])('is one of %s and %s [SRCH-1]', (typed, known) => {
    expect(hasRootOf(typed, known)).toBe(true);
  });
});

describe('the other keyboard', () => {
  it('writes the same keys in the other script [SRCH-1]', () => {
    expect(inOtherLayout('fvl[m')).toBe('برمجة');
    expect(inOtherLayout('لشرش')).toBe('gava');
    expect(inOtherLayout('B')).toBe('لا');
    expect(inOtherLayout('لاثف')).toBe('bet');
  });
});
