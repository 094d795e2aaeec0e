import { stemsOf } from '@masar/domain';
import { phrasesOf, termsOf } from './terms.rules.js';

const nothing = new Map<string, string[]>();
const none = { names: nothing, acronyms: nothing };

describe('the terms of a query', () => {
  it('are its stems where nothing more is known [SRCH-1]', () => {
    expect(termsOf(['x', 'y'], none, [])).toEqual([
      { variants: [{ stems: ['x'], weight: 1 }] },
      { variants: [{ stems: ['y'], weight: 1 }] },
    ]);
  });

  it('leave out the little words of a question, unless there are no others [SRCH-1]', () => {
    const typed = (text: string) => termsOf(stemsOf(text), none, []).map(({ variants }) => variants[0]?.stems[0]);
    expect(typed('كيف أكتب عن التصميم')).toEqual(['اكتب', 'تصميم']);
    expect(typed('how to design the web')).toEqual(['design', 'web']);
    expect(typed('من هو')).toEqual(['من', 'هو']);
  });

  it('join neighbours that are one name, the longest first [SRCH-1]', () => {
    const names = new Map([
      ['جاف سكريبت', ['javascript', 'جافاسكريبت']],
      ['سكريبت', ['x']],
    ]);
    expect(termsOf(['تعلم', 'جاف', 'سكريبت'], { ...none, names }, [])).toEqual([
      { variants: [{ stems: ['تعلم'], weight: 1 }] },
      {
        variants: [
          { stems: ['جاف', 'سكريبت'], weight: 1 },
          { stems: ['javascript'], weight: 0.9 },
          { stems: ['جافاسكريبت'], weight: 0.9 },
        ],
      },
    ]);
  });

  it('are single words of a name too, where it is more than one word written apart [SRCH-1]', () => {
    const [term] = termsOf(
      ['تصميم', 'جرافيك'],
      { ...none, names: new Map([['تصميم جرافيك', ['graphic design']]]) },
      [],
    );
    expect(term?.variants).toEqual([
      { stems: ['تصميم', 'جرافيك'], weight: 1 },
      { stems: ['graphic', 'design'], weight: 0.9 },
      { stems: ['تصميم'], weight: 0.5 },
      { stems: ['جرافيك'], weight: 0.5 },
    ]);
  });

  it('take what looks like an unknown word, and its other names, for less [SRCH-1]', () => {
    const names = new Map([['javascript', ['js']]]);
    const [term] = termsOf(['javscript'], { ...none, names }, [
      { stem: 'javscript', near: 'javascript', likeness: 0.5 },
    ]);
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
