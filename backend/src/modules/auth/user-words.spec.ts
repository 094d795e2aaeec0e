import { userWords, userWordsPatterns, userWordsQuery } from './user-words.js';

describe('the words by which people are found', () => {
  it('fold Arabic spellings, letter case and the parts of an address [CON-1]', () => {
    expect(userWordsQuery('أحمد إبراهيم')).toBe(`'احمد':* & 'ابراهيم':*`);
    expect(userWordsQuery('فاطمة')).toBe(`'فاطمه':*`);
    expect(userWordsQuery(' Sara.Ali@Example.org ')).toBe(`'sara':* & 'ali':* & 'example':* & 'org':*`);
  });

  it('never let typed signs become part of the query [CON-1] [SEC-6]', () => {
    expect(userWordsQuery(`a' | !b:* \\ (c)`)).toBe(`'a':* & 'b':* & 'c':*`);
    expect(userWordsQuery(`' & ()`)).toBe('');
  });

  it('name each folded sign once, and what it becomes [CON-1]', () => {
    const [, from = '', to = ''] = /translate\(.*'([^']+)', '([^']+)'\)/.exec(userWords('t.')) ?? [];
    expect(new Set(from).size).toBe(from.length);
    expect(to).toHaveLength(from.length);
  });

  it('are looked for at first sight in all their spellings, where these are known [CON-1] [SCL-1]', () => {
    expect(userWordsPatterns('فاطمة Ali')).toEqual(['[ف][اأإآٱ][ط][م][هة]', '[aA][lL][iIİ]']);
    expect(userWordsPatterns('Åsa')).toBeUndefined();
    expect(userWordsPatterns('()')).toBeUndefined();
  });
});
