import { sizeWays } from './parts/by-size.ts';
import type { SameAnswers } from './parts/same-answers.ts';

/** A question of a bank as who knows nothing meets it. */
interface MixedQuestion {
  answers: SameAnswers;
  /** What chance earns of it, from 0 to 1. */
  guessed: number;
  /** How often papers ask it on average. */
  times: number;
}

/** Right so often a word is a rule; less often it is the answer of these questions. */
const ruleFrom = 3;

/**
 * What the best mix earns on average that somebody keeps to who has never seen the key: a few words where they stand, and
 * elsewhere chance or always the same length, from 0 to 1 (EVD-8). Which words stand is seen, which are right is not: a
 * word that is chosen is chosen wherever it stands.
 */
export function mixedAnswers(questions: readonly MixedQuestion[]): number {
  const all = questions.reduce((sum, { times }) => sum + times, 0);
  if (all === 0) return 0;
  const elsewhere = [
    ...(['ar', 'en'] as const).map((language) => ({ language, way: -1 })),
    ...sizeWays.map(({ language }, way) => ({ language, way })),
  ];
  const earned = elsewhere.map(({ language, way }) => {
    const rest = questions.map(({ answers, guessed }) => answers.bySize[way] ?? guessed);
    const shares = withWords(questions, language, rest);
    return shares.reduce((sum, share, at) => sum + share * questions[at]!.times, 0);
  });
  return Math.max(...earned) / all;
}

/** Takes the words one by one, the surest first, as long as each earns more than what it takes the place of. */
function withWords(questions: readonly MixedQuestion[], language: 'ar' | 'en', rest: readonly number[]): number[] {
  const shares = [...rest];
  const taken = new Map<number, number>();
  for (const standing of rulesIn(questions, language)) {
    const chosen = standing.flatMap(({ at, share }) => {
      const before = taken.get(at);
      // Of one option that is chosen the surest word stays; ticks add up.
      if (before === undefined) return [{ at, share }];
      return questions[at]!.answers.given === 'together' ? [{ at, share: before + share }] : [];
    });
    const earned = ({ share }: { share: number }) => Math.min(1, Math.max(0, share));
    const gain = chosen.reduce((sum, one) => sum + (earned(one) - shares[one.at]!) * questions[one.at]!.times, 0);
    if (gain <= 0) continue;
    for (const one of chosen) {
      taken.set(one.at, one.share);
      shares[one.at] = earned(one);
    }
  }
  return shares;
}

interface Standing {
  at: number;
  share: number;
}

/** Where each word stands that is right again and again, and what it earns there; the surest first. */
function rulesIn(questions: readonly MixedQuestion[], language: 'ar' | 'en'): Standing[][] {
  const words = new Map<string, Standing[]>();
  questions.forEach(({ answers: { given, words: known } }, at) => {
    if (given === 'typed') return;
    for (const { says, share, isTyped } of known[language]) {
      if (isTyped) continue;
      const standing = words.get(says);
      if (standing) standing.push({ at, share });
      else words.set(says, [{ at, share }]);
    }
  });
  const meanOf = (standing: Standing[]) => standing.reduce((sum, { share }) => sum + share, 0) / standing.length;
  return [...words.values()]
    .filter((standing) => standing.filter(({ share }) => share > 0).length >= ruleFrom)
    .sort((one, other) => meanOf(other) - meanOf(one));
}
