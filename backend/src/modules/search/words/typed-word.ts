import { normalizeText, stemsOf } from '@masar/domain';
import { singularsOf } from './broken-plurals.js';
import { inOtherLayout } from './other-layout.js';

/** A word as it was typed, with what else it may be. */
export interface TypedWord {
  stem: string;
  /** Without article, but with its ends. */
  word: string;
  /** Stem of what its keys write on a keyboard of the other script. */
  otherLayout: string;
  /** Stems of what it is with two neighbouring letters the other way round. */
  swapped: string[];
  /** Stems that it may be a broken plural of. */
  singulars: string[];
}

/** Each stem of a text with the word that it was cut from. */
export function typedWords(text: string, stems: readonly string[]): TypedWord[] {
  const words = text.split(/\s+/).map((word) => ({ word, stems: stemsOf(word) }));
  return stems.map((stem) => {
    const from = words.find((word) => word.stems[0] === stem)?.word ?? stem;
    const word = withoutArticle(from).replace(/[^\p{L}\p{N}]/gu, '') || stem;
    return {
      stem,
      word,
      otherLayout: stemsOf(inOtherLayout(from))[0] ?? '',
      swapped: swapsOf(word).flatMap((swap) => stemsOf(swap).slice(0, 1)),
      singulars: singularsOf(stem),
    };
  });
}

/** The last word without article: one or two letters after it are no stem yet, but a beginning. */
export const withoutArticle = (text: string): string =>
  (stemsOf(text).at(-1) === undefined ? '' : (normalizeText(text).trim().split(/\s+/).at(-1) ?? '')).replace(
    /^و?(?:بال|كال|فال|ال|لل)(?=[ء-ي])/,
    '',
  );

/** A longer word has more than one slip, or none. */
const swappedAtMost = 12;

const swapsOf = (word: string): string[] =>
  word.length < 4 || word.length > swappedAtMost
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
      );
