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
  /** It stands in texts of lessons, of which nobody has asked yet whether they open to the reader. */
  isUnasked?: boolean;
}

/** Less than this is another word (measured on the hard spellings of the tests). */
const likeEnough = 0.75;
/** What a word must have to be doubted though its stem is known. */
const likeEnoughForKnown = 0.9;
/** The same sounds in another script. */
const sameSounds = 0.75;
const singular = 0.75;
const nearestStems = 3;

/** One that may have been meant, if anything that the reader may read has it. */
export interface LikelyStem extends NearCandidate {
  /** 0 to 1. */
  likeness: number;
}

export function likelyOf(words: readonly TypedWord[], candidates: readonly NearCandidate[]): LikelyStem[] {
  const typedAs = new Map(words.map((word) => [word.stem, word]));
  return candidates.flatMap((candidate) => {
    const typed = typedAs.get(candidate.stem);
    if (!typed || candidate.near === typed.stem) return [];
    const found = likenessOf(typed, candidate);
    return found >= (candidate.isKnown ? likeEnoughForKnown : likeEnough) ? [{ ...candidate, likeness: found }] : [];
  });
}

/** What is like a whole known word is meant rather than what is less like the stem, which may be cut out of that word. */
const nothingLesserBesideNames = (likely: readonly LikelyStem[]): LikelyStem[] => {
  const named = likely.filter(({ near, known }) => near !== known);
  const bestName = (typed: string) =>
    Math.max(0, ...named.filter((one) => one.stem === typed).map((one) => one.likeness));
  return likely.filter((one) => one.near !== one.known || one.likeness >= bestName(one.stem));
};

/** The best of each stem. */
export function nearestOf(likely: readonly LikelyStem[]): NearStem[] {
  const best = new Map<string, Map<string, number>>();
  for (const { stem, near, likeness: found } of nothingLesserBesideNames(likely)) {
    const of = best.get(stem) ?? new Map<string, number>();
    best.set(stem, of.set(near, Math.max(found, of.get(near) ?? 0)));
  }
  return [...best].flatMap(([stem, found]) =>
    [...found]
      .map(([near, likeness]) => ({ stem, near, likeness }))
      .sort((a, b) => b.likeness - a.likeness || (a.near < b.near ? -1 : 1))
      .slice(0, nearestStems),
  );
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
