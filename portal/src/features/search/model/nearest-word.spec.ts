import { aGroup, aResult } from '../testing/search-answers';
import { nearestWord } from './nearest-word';

const holding = (...words: string[]) => [
  aGroup({ results: words.map((text, place) => aResult({ id: `${place}`, title: [{ text, match: true }] })) }),
];

describe('the word that was found instead', () => {
  it('is told where the typed one stands nowhere [SRCH-1]', () => {
    expect(nearestWord('javscript', holding('TypeScript', 'JavaScript', 'javascript'))).toBe('JavaScript');
  });

  it.each([
    ['برمجه', holding('البرمجة', 'كود')],
    ['programing', holding('Programming')],
    ['two words', holding('JavaScript')],
    ['JS', []],
  ])('is not worth a word for %s [SRCH-1]', (words, groups) => {
    expect(nearestWord(words, groups)).toBeUndefined();
  });
});
