import { phrasesOf, termsOf } from './terms.rules.js';

const none = new Map<string, string[]>();

describe('the terms of a query', () => {
  it('are its stems where nothing more is known [SRCH-1]', () => {
    expect(termsOf(['a', 'b'], none, [])).toEqual([
      { variants: [{ stems: ['a'], weight: 1 }] },
      { variants: [{ stems: ['b'], weight: 1 }] },
    ]);
  });

  it('join neighbours that are one name, the longest first [SRCH-1]', () => {
    const names = new Map([
      ['جاف سكريبت', ['javascript']],
      ['سكريبت', ['x']],
    ]);
    expect(termsOf(['تعلم', 'جاف', 'سكريبت'], names, [])).toEqual([
      { variants: [{ stems: ['تعلم'], weight: 1 }] },
      {
        variants: [
          { stems: ['جاف', 'سكريبت'], weight: 1 },
          { stems: ['javascript'], weight: 0.9 },
        ],
      },
    ]);
  });

  it('take what looks like an unknown word, and its other names, for less [SRCH-1]', () => {
    const names = new Map([['javascript', ['js']]]);
    const [term] = termsOf(['javscript'], names, [{ stem: 'javscript', near: 'javascript', likeness: 0.5 }]);
    expect(term?.variants).toEqual([
      { stems: ['javscript'], weight: 1 },
      { stems: ['javascript'], weight: 0.3 },
      { stems: ['js'], weight: 0.27 },
    ]);
  });

  it('are looked up as runs of up to four words [SRCH-1]', () => {
    expect(phrasesOf(['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
    expect(phrasesOf(['a', 'b', 'c', 'd', 'e'])).not.toContain('a b c d e');
  });
});
