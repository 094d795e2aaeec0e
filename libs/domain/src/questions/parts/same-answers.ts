import { foldedText } from '../folded-text.ts';
import type { LocalizedMarkdown } from '../localized-markdown.ts';
import type { EarnedBySize } from './by-size.ts';

/** What somebody earns at one question, from 0 to 1, who gives the same words, number or place each time. */
export interface SameAnswers {
  /** `one` of the words that stand there is chosen, all of them are `together`, or the answer is `typed`. */
  given: 'one' | 'together' | 'typed';
  /** Wrong ones earn nothing, or take something away. */
  words: { says: string; share: number }[];
  numbers: { from: number; to: number; share: number }[];
  /** Points of a raster over the picture at which, or next to which, it is right. */
  places: readonly number[];
  /** By length alone, whatever the words say. */
  bySize: EarnedBySize;
}

export const noSameAnswers: SameAnswers = { given: 'typed', words: [], numbers: [], places: [], bySize: [] };

/** The words of a part as they are compared with those of other questions. */
export const saysOf = ({ text }: { text: LocalizedMarkdown }): string => foldedText(text.ar || text.en);
