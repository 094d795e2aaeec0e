import { normalizeText, stemsOf } from '@masar/domain';

/** Letters that are written for others wherever they stand, by ear or in a dialect that has both. */
const written: readonly (readonly [RegExp, string])[] = [
  [/گ/g, 'ق'],
  [/[ئؤء]/g, 'ق'],
  // A hamza that is said as ي: قراية is قراءة.
  [/(?<=ا)ي(?=[ةه]$)/g, 'ء'],
  [/(?<=[ب-ي]{2})ء$/g, 'ا'],
];
/** The same in short words, which are not read as misspelt. */
const writtenInShortWords: readonly (readonly [RegExp, string])[] = [
  [/ظ/g, 'ض'],
  [/ض/g, 'ظ'],
  [/ث/g, 'ت'],
  [/ت/g, 'ث'],
  [/ذ/g, 'د'],
  [/د/g, 'ذ'],
];
const isOfRootAlone = /^(?=.{2,4}$)[ا-هء]{2,4}ه?$/;

/** Stems of a word with what may be meant by its letters: گهوة is قهوة, عرظ is عرض. */
export const withLettersMeant = (word: string): string[] =>
  [...written, ...(isOfRootAlone.test(normalizeText(word)) ? writtenInShortWords : [])]
    .filter(([letter]) => word.search(letter) >= 0)
    .flatMap(([letter, meant]) => stemsOf(word.replace(letter, meant)).slice(0, 1));
