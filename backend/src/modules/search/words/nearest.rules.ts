import { consonantsOf } from './arabizi.js';
import { hasRootOf, likeness } from './likeness.rules.js';
import { littleWords } from './little-words.js';
import { isOtherShortWord } from './short-roots.rules.js';
import { costOfReading } from './spoken-likeness.rules.js';
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
const joinedWord = 0.85;
const nearestStems = 3;
/** What is less likely to be meant than the likeliest by more than this is not, among Arabic words. */
const nextLikely = 0.11;

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
  // What is heard has no stem that anything was cut out of: khabir may be خبير, though خبرة is a name.
  const isHeard = (one: LikelyStem): boolean => isArabic(one.stem) !== isArabic(one.near);
  return likely.filter((one) => one.near !== one.known || isHeard(one) || one.likeness >= bestName(one.stem));
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
      .filter((one, _, [likeliest]) => !isArabic(one.near) || one.likeness >= (likeliest?.likeness ?? 0) - nextLikely)
      .slice(0, nearestStems),
  );
}

const isArabic = (word: string): boolean => /[ء-ي]/.test(word);

function likenessOf(typed: TypedWord, { near, known, isKnown, soundsTheSame }: NearCandidate): number {
  const { stem, word, otherLayout, singulars, joined, derived, meant, vowelled, acronyms, lengthened, spoken } = typed;
  if ((near === otherLayout && !littleWords.has(near)) || acronyms.includes(near)) return 1;
  if (vowelled.includes(near) && !isKnown) return 1;
  // A word that stands in every text is not what somebody looks for, but behind an article: بعوض is no بعض.
  if (littleWords.has(near) && !word.endsWith(`ال${near}`)) return 0;
  if (singulars.includes(near)) return singular;
  if (derived.includes(near)) return isKnown ? singular : joinedWord;
  if (meant.includes(near) && !isKnown) return joinedWord;
  if (isOtherByEnd(typed, near)) return 0;
  if (joined.includes(near) && !isKnown) return joinedWord;
  if (lengthened.includes(near) && !isKnown && !isOtherShortWord(stem, near)) return joinedWord;
  if (isArabic(word) !== isArabic(near)) {
    if (isKnown) return 0;
    const heard = new Set(spoken.map(({ heardIn }) => heardIn));
    const isTooShort = word.length < 4 && !/\d/.test(word);
    const asSpoken = Math.max(
      0,
      ...[...heard].map((one) => (isTooShort || isEnglish.test(word) ? 0 : spokenLikeness(one, near))),
    );
    // Latin letters tell ج from ك and ق, whose sound is one otherwise.
    const isTold = isArabic(word)
      ? !neverForeign.test(word) && hasVowelsOf(word, near)
      : !near.includes('ج') || /[gj]/.test(word);
    return Math.max(asSpoken, soundsTheSame && isTold ? sameSounds : 0);
  }
  // Digits are never misspelt.
  if (/\d/.test(stem)) return 0;
  if (isKnown) return isOtherShortWord(word, known) ? 0 : likeness(word, known);
  const asKurdish = vowelled.map((form) => rootedLikeness(form, near));
  const isOther = isCutInFront(typed) && (stem.length <= fewBehindCut || stem.charAt(0) !== near.charAt(0));
  return Math.max(
    isOther ? 0 : isForeign(typed) ? rootedLikeness(stem, near) : misspelt(stem, near),
    misspelt(word, near),
    misspelt(word, known),
    isCutTwice(typed) ? misspelt(word, `${near}ه`) : 0,
    ...asKurdish,
  );
}

/** Of a foreign word with many vowels some are written. */
const hasVowelsOf = (word: string, latin: string): boolean =>
  /[اوي]/.test(word) || (latin.match(/[aeiouy]+/g)?.length ?? 0) < 3;
/** No foreign word is written with them. */
const neverForeign = /[عحضظ]/;
/** Arabic in Latin letters has none of these. */
const isEnglish = /^wh|ea(?!$)|eo|oa|c(?!h)|[pvx]|qu?e$|[st]ion$|ile$|(?:ss|ll|ff|ck|ow)$|([aeiou])\1se$/;
/** A glide of a root that ends like one of an ending: سيارة is no سيرة. */
const glides = /[aeiou][wy]+a[^aeiou]+(?:a|e)[ht]?$/;

/** How unlikely a reading may be; the fewer consonants a word has, the more words they are in. */
const costAtMost = (heardIn: string): number =>
  /\d/.test(heardIn) ? 0.5 : ([0, 0.2, 0.3, 0.4, 0.45][consonantsOf(heardIn)] ?? 0.5);

/** Words of two letters have nothing that is told wrongly. */
const costOfTwo = 0.15;

/** How likely what was heard is a word with that stem, 0 to 1. */
function spokenLikeness(heardIn: string, near: string): number {
  const hasDigit = /\d/.test(heardIn);
  if (!hasDigit && isEnglish.test(heardIn)) return 0;
  if (glides.test(heardIn) && !/[وي]ا/.test(near)) return 0;
  const cost = costOfReading(heardIn, near);
  if (near.length < 3 && cost > costOfTwo) return 0;
  return cost <= costAtMost(heardIn) ? 1 - cost / 2 : 0;
}

/** More than an ه was cut, which may have been misspelt: كتاية. */
const isCutTwice = ({ stem, word }: TypedWord): boolean => /ه$/.test(word) && word.length > stem.length + 1;

/** Its end makes it another word: قطار is no قطارة; and one that keeps its end is known to be no misspelt one. */
const isOtherByEnd = ({ stem, word }: TypedWord, near: string): boolean =>
  keepsEnd(stem) && !keepsEnd(word)
    ? !keepsEnd(near)
    : !/اء$/.test(near) && !word.endsWith('ا') && (near === `${stem}ء` || near === `${word}ء`);

const keepsEnd = (stem: string): boolean => stem.endsWith('ء');

const rootedLikeness = (typed: string, known: string): number => (hasRootOf(typed, known) ? likeness(typed, known) : 0);
const misspelt = (typed: string, known: string): number =>
  isArabic(typed) && isOtherShortWord(typed, known) ? 0 : rootedLikeness(typed, known);

/** An alef behind a stem is the end of a foreign word, whose vowels nobody is sure of: سنما. */
const isForeign = ({ stem, word }: TypedWord): boolean => word === `${stem}ا`;

/** So few letters behind one in front are rather those of a word that begins with it: برسيم is not of رسام. */
const fewBehindCut = 4;
/** Whether a letter in front was taken for a joined word, which nobody knows: بيتكوين is not of تكوين. */
const isCutInFront = ({ stem, word }: TypedWord): boolean => !word.startsWith(stem.charAt(0)) && word.includes(stem);
