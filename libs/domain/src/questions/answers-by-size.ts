import { isBeyondChance } from './beyond-chance.ts';
import type { ConstantAnswers } from './constant-answers.ts';
import { guessedShareMaximum } from './guessed-share.ts';
import { sizeWays } from './parts/by-size.ts';
import type { MixedQuestion } from './parts/same-answers.ts';

/** What sums of fractions may be off. */
const tiny = 1e-6;

/**
 * Finds questions that are answered without reading them, by length alone. Of those in which it earns something just so
 * many are named, from the last, that it earns no more than a third of all others. What it earns of these is chance for
 * them where it is more than luck (EVD-8).
 */
export function answersBySize(questions: readonly (MixedQuestion & { id: string })[]): ConstantAnswers {
  const of = new Set<string>();
  const earnedBy = (way: number) =>
    questions
      .filter(({ id }) => !of.has(id))
      .map(({ id, answers, guessed, times }) => ({ id, share: answers.bySize[way] ?? 0, guessed, times }));
  sizeWays.forEach((_, way) => {
    const earned = earnedBy(way);
    const telling = earned.filter(({ share }) => share > guessedShareMaximum);
    const left = totalOf(earned);
    for (; averageOf(left) > guessedShareMaximum + tiny && telling.length > 0;) {
      const { id, share, times } = telling.pop()!;
      of.add(id);
      left.earned -= share * times;
      left.times -= times;
    }
  });
  const earns = sizeWays.map((_, way) => {
    const earned = earnedBy(way);
    return isBeyondChance(earned) ? averageOf(totalOf(earned)) : 0;
  });
  return { earns: Math.max(...earns), of };
}

interface Total {
  earned: number;
  times: number;
}

function totalOf(earned: readonly { share: number; times: number }[]): Total {
  const total = { earned: 0, times: 0 };
  for (const { share, times } of earned) {
    total.earned += share * times;
    total.times += times;
  }
  return total;
}

const averageOf = ({ earned, times }: Total): number => (times > tiny ? earned / times : 0);
