import { isBeyondChance } from './beyond-chance.ts';
import { sizeWays } from './parts/by-size.ts';
import type { MixedQuestion } from './parts/same-answers.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { dealtAnew, earnedWithWords, type Shares, standingWords } from './standing-words.ts';

/** So many keys that are dealt by chance a real one has to outdo: by luck one of twenty does. */
const keysDealt = 19;

/**
 * What the best mix earns on average that somebody keeps to who has never seen the key: a few words where they stand, and
 * elsewhere chance or always the same length, from 0 to 1 (EVD-8). Which words stand is seen, which are right is not: a
 * word that is chosen is chosen wherever it stands. As the words are chosen here by who looks at the key, they count only
 * where they earn more than by any key that chance deals to the same options, and less what they earn by these on average.
 */
export function mixedAnswers(questions: readonly MixedQuestion[]): number {
  const all = questions.reduce((sum, { times }) => sum + times, 0);
  if (all === 0) return 0;
  const byChance = questions.map(({ guessed }) => guessed);
  const sumOf = (shares: readonly number[]) => shares.reduce((sum, share, at) => sum + share * questions[at]!.times, 0);
  const lengths = waysBeyondChance(questions);
  const earned = (['ar', 'en'] as const).flatMap((language) => {
    const ways = [byChance, ...lengths.filter((way) => way.language === language).map(({ rest }) => rest)];
    const words = standingWords(questions, language);
    const gainBy = (shares: Shares) => sumOf(earnedWithWords(questions, byChance, words, shares)) - sumOf(byChance);
    const luck = luckOf(gainBy, words.shares, questions);
    return ways.map((rest) =>
      luck === undefined ? sumOf(rest) : Math.max(sumOf(rest), sumOf(earnedWithWords(questions, rest, words)) - luck),
    );
  });
  return Math.max(...earned) / all;
}

/** What the search gains on average by keys that chance deals; `undefined` where the real one gains no more. */
function luckOf(
  gainBy: (shares: Shares) => number,
  shares: Shares,
  questions: readonly MixedQuestion[],
): number | undefined {
  const gain = gainBy(shares);
  const nextNumber = seededNumbers(keysDealt);
  let luck = 0;
  for (let dealt = 0; dealt < keysDealt; dealt += 1) {
    const byLuck = gainBy(dealtAnew(questions, shares, nextNumber));
    if (byLuck >= gain) return undefined;
    luck += byLuck;
  }
  return luck / keysDealt;
}

/** What lengths earn of each question by which more is earned than by luck. */
const waysBeyondChance = (questions: readonly MixedQuestion[]) =>
  sizeWays.flatMap(({ language }, way) => {
    const rest = questions.map(({ answers, guessed }) => answers.bySize[way] ?? guessed);
    const isRule = isBeyondChance(questions.map((one, at) => ({ ...one, share: rest[at]! })));
    return isRule ? [{ language, rest }] : [];
  });
