/** A question as chance meets it. */
export interface GuessedQuestion {
  points: number;
  /** The share of its points, from 0 to 1, that somebody earns on average who knows nothing. */
  guessed: number;
}

/** Beyond so many steps points are rounded, each question's up. */
const stepsAtMost = 10_000;

/**
 * How likely somebody who knows nothing passes such a paper in one of so many attempts, from 0 to 1. Each question is taken
 * as earned whole or not at all, which chance likes best; the paper has to be passed by points and counted alike (EVD-8).
 *
 * @param passMark percent
 */
export function passedByGuessing(questions: readonly GuessedQuestion[], passMark: number, attempts: number): number {
  if (questions.length === 0) return 1;
  const alike = questions.map(({ guessed }) => ({ points: 1, guessed }));
  const once = Math.min(reached(questions, passMark), reached(alike, passMark));
  return 1 - (1 - once) ** attempts;
}

/** How likely the sum of points reaches the pass mark, of questions that each are right by their own chance. */
function reached(questions: readonly GuessedQuestion[], passMark: number): number {
  const hundredths = questions.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
  const step = Math.max(1, hundredths / stepsAtMost);
  const steps = questions.map(({ points }) => Math.max(1, Math.ceil((points * 100) / step - 1e-9)));
  const all = steps.reduce((sum, one) => sum + one, 0);
  let chances = new Float64Array(all + 1);
  chances[0] = 1;
  let most = 0;
  questions.forEach(({ guessed }, at) => {
    const right = Math.min(1, Math.max(0, guessed));
    const next = new Float64Array(all + 1);
    for (let sum = 0; sum <= most; sum += 1) {
      next[sum]! += chances[sum]! * (1 - right);
      next[sum + steps[at]!]! += chances[sum]! * right;
    }
    most += steps[at]!;
    chances = next;
  });
  // Scores are rounded to two decimals before they are compared.
  const needed = Math.max(0, Math.ceil(((passMark - 0.005) / 100) * all - 1e-9));
  return Math.min(
    1,
    chances.subarray(needed).reduce((sum, chance) => sum + chance, 0),
  );
}
