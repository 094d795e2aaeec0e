import { beginningOf } from './beginning.ts';

describe('the beginning of a text', () => {
  it('is the text itself where it fits [PERF-9]', () => {
    expect(beginningOf('', 5)).toBe('');
    expect(beginningOf('ساعتان', 6)).toBe('ساعتان');
  });

  it.each([
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['ساعتان كل يوم سبت', 11, 'ساعتان كل…'],
    ['one \n\n two three', 10, 'one…'],
  ])('ends after a whole word, and is no longer than it may be: %j in %d [PERF-9]', (text, length, expected) => {
    expect(beginningOf(text, length)).toBe(expected);
  });

  it.each([
    ['a word that is too long', 'abcdefgh', 5, 'abcd…'],
    ['a pair of surrogates', 'abc😀😀', 5, 'abc…'],
    ['marks on a letter', 'مُحَمَّدٌ', 7, 'مُحَ…'],
    ['a picture of several pieces', 'ab👩‍👧‍👦cd', 8, 'ab…'],
    ['a flag', 'a🇮🇶b', 4, 'a…'],
    ['spaces before it', '   abcdefgh', 6, '   ab…'],
  ])('never cuts through a letter: %s [PERF-9]', (_, text, length, expected) => {
    expect(beginningOf(text, length)).toBe(expected);
  });
});
