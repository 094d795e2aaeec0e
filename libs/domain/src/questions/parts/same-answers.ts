import { foldedText } from '../folded-text.ts';
import type { LocalizedMarkdown } from '../localized-markdown.ts';
import type { EarnedBySize } from './by-size.ts';

type Language = 'ar' | 'en';
type SameWords = readonly { says: string; share: number; isTyped?: boolean }[];

/** What somebody earns at one question, from 0 to 1, who gives the same words, number or place each time. */
export interface SameAnswers {
  /** `one` of the words that stand there is chosen, all of them are `together`, or the answer is `typed`. */
  given: 'one' | 'together' | 'typed';
  /** As each language shows them, or as they are typed. Wrong ones earn nothing, or take something away. */
  words: Record<Language, SameWords>;
  numbers: { from: number; to: number; share: number }[];
  /** Points of a raster over the picture at which, or next to which, it is right. */
  places: readonly number[];
  /** By length alone, whatever the words say. */
  bySize: EarnedBySize;
}

/** A question of a bank as who knows nothing meets it. */
export interface MixedQuestion {
  answers: SameAnswers;
  /** What chance earns of it, from 0 to 1. */
  guessed: number;
  /** How often papers ask it on average. */
  times: number;
}

export const noSameAnswers: SameAnswers = {
  given: 'typed',
  words: { ar: [], en: [] },
  numbers: [],
  places: [],
  bySize: [],
};

/** The words of a part as they are compared with those of other questions. */
export type SaysOf = (part: { text: LocalizedMarkdown }) => string;

/** Words as who reads Arabic sees them, and who reads English; where a language lacks them, the other one is shown. */
export const inBothLanguages = (words: (saysOf: SaysOf) => SameWords): SameAnswers['words'] => ({
  ar: words(({ text }) => withoutStops(text.ar || text.en)),
  en: words(({ text }) => withoutStops(text.en || text.ar)),
});

/** A stop more makes no other answer; one that is nothing but stops is these. */
function withoutStops(text: string): string {
  const folded = foldedText(text);
  return foldedText(folded.replace(/\p{P}+/gu, ' ')) || folded;
}
