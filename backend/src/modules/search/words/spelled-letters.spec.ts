import { acronymsIn, acronymsOf, spelledIn, spelledTogether } from './spelled-letters.js';

/** What a text spells where these are acronyms. */
const spelled = (text: string, ...known: string[]) =>
  Object.fromEntries(spelledIn(text).flatMap((run) => [...acronymsOf(run, (one) => known.includes(one))]));

describe('letters that are called by their names', () => {
  it('spell acronyms, behind an article and a joined word too [SRCH-1]', () => {
    expect(spelled('يو اكس', 'ux')).toEqual({ 'يو اكس': ['ux'] });
    expect(spelled('السي ڤي', 'cv')).toEqual({ 'سي في': ['cv'] });
    expect(spelled('خبير اس إي أو', 'seo')).toEqual({ 'اس اي او': ['seo'] });
    expect(Object.values(spelled('بالاتش تي تي بي اس', 'https'))).toEqual([['https']]);
    expect(Object.values(spelled('دبل يو تي او', 'wto'))).toEqual([['wto']]);
  });

  it('are digits too, and letters as dialects call them [SRCH-1]', () => {
    expect(Object.values(spelled('الفايف جي', '5g'))).toEqual([['5g']]);
    expect(Object.values(spelled('بي اس فايف', 'ps5'))).toEqual([['ps5']]);
    expect(Object.values(spelled('بي اج دي', 'phd'))).toEqual([['phd']]);
  });

  it('spell several of them in a row, with little words between, and as one word where some of it is left [SRCH-1]', () => {
    expect(spelled('اتش تي ام ال او سي اس اس', 'html', 'css')).toEqual({
      'اتش تي ام ال': ['html'],
      'سي اس اس': ['css'],
    });
    expect(spelled('يو اكس يو اي', 'ux', 'ui')).toEqual({ 'يو اكس': ['ux'], 'يو اي': ['ui'] });
    expect(spelled('كي بي اي', 'be')['كي بي اي']).toContain('kpi');
  });

  it('are no letters in a sentence [SRCH-1]', () => {
    expect(acronymsIn(spelledIn('في اي')[0]!)).toEqual([]);
    expect(spelledIn('كتاب جديد')).toEqual([]);
  });

  it('may be written together [SRCH-1]', () => {
    expect(spelledTogether('سيفي')).toContain('cv');
    expect(spelledTogether('S.E.O.')).toEqual(['seo']);
    for (const word of ['node.js', 'كتاب', 'سي']) expect(spelledTogether(word)).toEqual([]);
  });
});
