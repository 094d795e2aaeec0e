import { likeness } from './likeness.rules.js';
import type { NearStem } from './terms.rules.js';
import type { TypedWord } from './typed-word.js';

/** A stem that a typed one may have been meant to be. */
export interface NearCandidate {
  stem: string;
  near: string;
  /** A word that has the near stem, where one is known. */
  known: string;
  /** Whether the typed stem stands somewhere itself. */
  isKnown: boolean;
  soundsTheSame: boolean;
}

/** Less than this is another word (measured on the hard spellings of the tests). */
const likeEnough = 0.75;
/** What a word must have to be doubted though its stem is known. */
const likeEnoughForKnown = 0.9;
/** The same sounds in another script. */
const sameSounds = 0.75;
const singular = 0.75;
const nearestStems = 3;

/** The best candidates of each stem. */
export function nearestOf(words: readonly TypedWord[], candidates: readonly NearCandidate[]): NearStem[] {
  return words.flatMap((typed) => {
    const best = new Map<string, number>();
    for (const one of candidates.filter(({ stem, near }) => stem === typed.stem && near !== stem)) {
      const found = likenessOf(typed, one);
      if (found >= (one.isKnown ? likeEnoughForKnown : likeEnough))
        best.set(one.near, Math.max(found, best.get(one.near) ?? 0));
    }
    return [...best]
      .map(([near, found]) => ({ stem: typed.stem, near, likeness: found }))
      .sort((a, b) => b.likeness - a.likeness || (a.near < b.near ? -1 : 1))
      .slice(0, nearestStems);
  });
}

const isArabic = (word: string): boolean => /[ء-ي]/.test(word);

function likenessOf(typed: TypedWord, { near, known, isKnown, soundsTheSame }: NearCandidate): number {
  const { stem, word, otherLayout, singulars } = typed;
  if (near === otherLayout) return 1;
  if (singulars.includes(near)) return singular;
  if (isArabic(word) !== isArabic(near)) return soundsTheSame && !isKnown ? sameSounds : 0;
  if (isKnown) return likeness(word, known);
  return Math.max(likeness(stem, near), likeness(word, near), likeness(word, known));
}
