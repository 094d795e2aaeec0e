import { consonantsOf, lettersOfEnding, type SpokenStem } from './arabizi.js';
import { hasRootOf, heardLikeness, lettersOfRoot, likeness } from './likeness.rules.js';
import { littleWords } from './little-words.js';
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
/** A joined word, or a vowel that was left out. */
const joinedWord = 0.8;
const likeEnoughForFew = 0.85;
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
  const { stem, word, otherLayout, singulars, joined, vowelled, acronyms, lengthened, spoken } = typed;
  if (near === otherLayout || acronyms.includes(near)) return 1;
  if (vowelled.includes(near) && !isKnown) return 1;
  if (singulars.includes(near)) return singular;
  if ([...joined, ...lengthened].includes(near) && !isKnown) return joinedWord;
  // A word that stands in every text is not what somebody looks for: بعوض is no بعض.
  if (littleWords.has(near)) return 0;
  if (isArabic(word) !== isArabic(near)) {
    if (isKnown) return 0;
    const asSpoken = Math.max(0, ...spoken.map((form) => spokenLikeness(typed, form, near)));
    // Latin letters tell ج from ك and ق, whose sound is one otherwise.
    const isTold = isArabic(word) || !near.includes('ج') || /[gj]/.test(word);
    return Math.max(asSpoken, soundsTheSame && isTold ? sameSounds : 0);
  }
  // Digits are never misspelt.
  if (/\d/.test(stem)) return 0;
  if (isKnown) return likeness(word, known);
  const ofStem = isCutInFront(typed) && stem.charAt(0) !== near.charAt(0) ? 0 : rootedLikeness(stem, near);
  const asKurdish = vowelled.map((form) => rootedLikeness(form, near));
  return Math.max(ofStem, rootedLikeness(word, near), rootedLikeness(word, known), ...asKurdish);
}

/** Arabic in Latin letters has none of these. */
const isEnglish = /^wh|ea|eo|oa|c(?!h)|[pvx]|qu?e$|tion$|([aeiou])\1se$/;
/** A vowel that is written twice is said long: soog is سوق. */
const isLong = /aa|ee|oo|ou/;
/** That of an ending is none. */
const glideOf = (heard: string): string => {
  const word = heard.replace(/(?:i|(?<!y))y+ah?$/, '');
  return /[aeiou]ya/.test(word) ? 'يا' : /[aeiou]wa/.test(word) ? 'وا' : '';
};

/**
 * What was only heard is in many words: without a digit, which stands for one letter, no letter of the root may be missing,
 * few have to be the very same, and one whose beginning was cut off tells only when it is long.
 */
function spokenLikeness({ stem }: TypedWord, { form, heardIn, isCut }: SpokenStem, near: string): number {
  const found = heardLikeness(form, near);
  const letters = lettersOfRoot(form);
  // A و in front is cut off of every word that begins with one.
  if (isCut && letters < 4 && found < (heardIn.startsWith('w') ? likeEnoughForFew : 1)) return 0;
  // A ي between vowels is a letter of the root where few others are heard: سيارة is no سيرة.
  if (letters < 3 && !near.includes(glideOf(heardIn))) return 0;
  if (/\d/.test(stem)) return found >= likeEnough ? found : 0;
  if (isEnglish.test(heardIn)) return 0;
  const consonants = consonantsOf(heardIn);
  const inFront = isCut || /^[وي]/.test(form) ? 1 : 0;
  if (near.length < 3 || letters + inFront < consonants - lettersOfEnding(heardIn)) return 0;
  if (consonants < 3 && heardIn.length < 5 && !(found === 1 && isLong.test(heardIn))) return 0;
  if (consonants < 3 && found < (glideOf(heardIn) ? likeEnoughForFew : 1)) return 0;
  return found >= (consonants < 4 ? likeEnoughForFew : likeEnough) ? found : 0;
}

const rootedLikeness = (typed: string, known: string): number => (hasRootOf(typed, known) ? likeness(typed, known) : 0);

/** Whether a letter in front was taken for a joined word, which nobody knows: بيتكوين is not of تكوين. */
const isCutInFront = ({ stem, word }: TypedWord): boolean => !word.startsWith(stem.charAt(0)) && word.includes(stem);
