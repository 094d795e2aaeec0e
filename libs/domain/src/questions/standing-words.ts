import type { MixedQuestion } from './parts/same-answers.ts';

/** What each word that stands in questions earns there, by the question's place and by its own among the words. */
export type Shares = readonly (readonly number[])[];

/** Where words stand that may be right again and again; which are right, `shares` alone says. */
export interface StandingWords {
  words: readonly (readonly { at: number; place: number }[])[];
  shares: Shares;
}

/** Right so often a word may be a rule; less often it is the answer of these questions. */
const ruleFrom = 3;

/** Where words of this language stand, in three questions or more; typed ones stand nowhere. */
export function standingWords(questions: readonly MixedQuestion[], language: 'ar' | 'en'): StandingWords {
  const words = new Map<string, { at: number; place: number }[]>();
  const shares = questions.map(({ answers: { given, words: known } }, at) => {
    const shown = given === 'typed' ? [] : known[language].filter(({ isTyped }) => !isTyped);
    shown.forEach(({ says }, place) => {
      const standing = words.get(says);
      if (standing) standing.push({ at, place });
      else words.set(says, [{ at, place }]);
    });
    return shown.map(({ share }) => share);
  });
  return { words: [...words.values()].filter(({ length }) => length >= ruleFrom), shares };
}

interface Standing {
  at: number;
  share: number;
}

/** The words that are right again and again by these shares, the surest first. */
function rulesBy({ words }: StandingWords, shares: Shares): Standing[][] {
  const rules = words.flatMap((standing) => {
    const earned = standing.map(({ at, place }) => ({ at, share: shares[at]![place]! }));
    if (earned.filter(({ share }) => share > 0).length < ruleFrom) return [];
    return [{ earned, mean: earned.reduce((sum, { share }) => sum + share, 0) / earned.length }];
  });
  return rules.sort((one, other) => other.mean - one.mean).map(({ earned }) => earned);
}

/**
 * What each question earns where words are chosen that are right again and again, and the `rest` elsewhere. Takes the
 * words one by one, the surest first, as long as each earns more than what it takes the place of.
 */
export function earnedWithWords(
  questions: readonly MixedQuestion[],
  rest: readonly number[],
  words: StandingWords,
  shares: Shares = words.shares,
): number[] {
  const result = [...rest];
  const taken = new Map<number, number>();
  for (const standing of rulesBy(words, shares)) {
    const chosen = standing.flatMap(({ at, share }) => {
      const before = taken.get(at);
      // Of one option that is chosen the surest word stays; ticks add up.
      if (before === undefined) return [{ at, share }];
      return questions[at]!.answers.given === 'together' ? [{ at, share: before + share }] : [];
    });
    const earned = ({ share }: Standing) => Math.min(1, Math.max(0, share));
    const gain = chosen.reduce((sum, one) => sum + (earned(one) - result[one.at]!) * questions[one.at]!.times, 0);
    if (gain <= 0) continue;
    for (const one of chosen) {
      taken.set(one.at, one.share);
      result[one.at] = earned(one);
    }
  }
  return result;
}

/** The same words with their key dealt anew by chance; where wrong ones are not known, the right one is by a guess. */
export function dealtAnew(questions: readonly MixedQuestion[], shares: Shares, nextNumber: () => number): Shares {
  return shares.map((known, at) => {
    if (known.every((share) => share > 0))
      return known.map((share) => (nextNumber() < questions[at]!.guessed ? share : 0));
    const dealt = [...known];
    for (let last = dealt.length - 1; last > 0; last -= 1) {
      const other = Math.floor(nextNumber() * (last + 1));
      [dealt[last], dealt[other]] = [dealt[other]!, dealt[last]!];
    }
    return dealt;
  });
}
