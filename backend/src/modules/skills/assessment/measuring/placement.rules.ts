import { type Answered, type Estimate, information } from './rasch.rules.js';

/** A question that may come next. */
export interface Candidate {
  id: string;
  difficulty: number;
  /** The person has answered it in an earlier attempt. */
  isKnown: boolean;
}

/** Among so many of the most telling questions one is drawn, so that neighbours see different ones. */
const drawnFrom = 3;

/**
 * The next question: one of the most informative at this ability, unknown ones first. Drawing among a few of them limits
 * how often the best is exposed ('randomesque', G. Kingsbury and A. Zara 1989). `draw` answers a number below 1.
 */
export function nextQuestion(candidates: readonly Candidate[], ability: number, draw: () => number): string | null {
  const fresh = candidates.filter(({ isKnown }) => !isKnown);
  const telling = (fresh.length > 0 ? fresh : candidates)
    .toSorted((a, b) => information(ability, b.difficulty) - information(ability, a.difficulty))
    .slice(0, drawnFrom);
  return telling[Math.floor(draw() * telling.length)]?.id ?? null;
}

const fewest = 10;
const mostOfAll = 20;
/** Half a level: surer than this needs more questions than people have patience for. */
const sureEnough = 0.45;
const certain = 0.95;

/** How many questions the test asks at most: 20, or three quarters of a small bank. */
export const mostQuestions = (bankSize: number): number => Math.min(mostOfAll, Math.floor(bankSize * 0.75));

/** Whether enough is known: sure of the ability or of the level, or the most questions are asked. */
export function isEnough(
  answers: readonly Answered[],
  { standardError, levelChances }: Estimate,
  most: number,
): boolean {
  if (answers.length >= most) return true;
  if (answers.length < fewest) return false;
  return standardError <= sureEnough || Math.max(...levelChances) >= certain;
}

/** The author's guess of a difficulty counts as so many answers. */
const answersOfTheAuthor = 60;
const hardest = 4;

/**
 * A question's difficulty after one more answer: as in Elo's rating, moved by the difference between what was expected
 * and what happened, less and less with each answer (R. Pelánek 2016: U(n) = 1 / (1 + 0.05 n)).
 */
export function difficultyAfter(
  { difficulty, answersCount }: { difficulty: number; answersCount: number },
  chance: number,
  isRight: boolean,
): number {
  const step = 1 / (1 + 0.05 * (answersCount + answersOfTheAuthor));
  const moved = difficulty + step * (chance - (isRight ? 1 : 0));
  return Math.max(-hardest, Math.min(hardest, moved));
}
