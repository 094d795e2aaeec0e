import { calculatedResult, drawValues } from './drawn-values.ts';
import type { AcceptedNumber, ChoiceOption, ClozeGap, HotspotArea, Question } from './question.ts';
import { isWithin, multipleShare } from './shares.ts';

/** Up to this share of its points a question may be earned by who knows nothing: one of three options (EVD-8). */
export const guessedShareMaximum = 1 / 3;

/** Whether an answer that needs no knowledge earns too much of it: all, none, the first, always the same (EVD-8). */
export const isGuessable = (question: Question): boolean => guessedShare(question) > guessedShareMaximum + 1e-6;

/**
 * The most, from 0 to 1, that any answer earns on average which is given without reading the question. Where a paper
 * shuffles, a place says nothing; where it does not, always choosing one place may be right each time.
 */
export function guessedShare(question: Question): number {
  switch (question.kind) {
    case 'single':
      return question.shuffles ? byAnyOption(question.options) : largest(question.options.map(shareOf));
    case 'multiple':
      return question.shuffles ? bySomeOptions(question) : byPlaces(question);
    case 'true-false':
      return 1 / 2;
    case 'short-text':
      return 0;
    case 'number':
      return byWideNumber(question.accepted);
    case 'calculated':
      return bySameNumber(question);
    case 'matching':
      return bySameSide(question);
    case 'ordering':
      return 1 / question.items.length;
    case 'cloze':
      return mean(question.gaps.map(inGap));
    case 'hotspot':
      return bySamePlace(question.areas);
  }
}

const largest = (shares: readonly number[]): number => Math.max(0, ...shares);
const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
const shareOf = ({ weight }: Pick<ChoiceOption, 'weight'>): number => Math.min(1, Math.max(0, weight / 100));
const byAnyOption = (options: readonly ChoiceOption[]): number => mean(options.map(shareOf));

type Multiple = Extract<Question, { kind: 'multiple' }>;

/** So many options by chance: what they earn on average, as if all right ones weighed the same. */
function bySomeOptions({ options, credit }: Multiple): number {
  const right = options.filter(({ weight }) => weight > 0).length;
  const wrong = options.length - right;
  if (right === 0) return 0;
  const earned = (hits: number, misses: number) => {
    if (credit === 'all-or-nothing') return hits === right && misses === 0 ? 1 : 0;
    return Math.max(0, (hits - misses) / right);
  };
  return largest(
    options.map((_, at) => {
      const ticks = at + 1;
      const ways = combinations(options.length, ticks);
      let sum = 0;
      for (let hits = Math.max(0, ticks - wrong); hits <= Math.min(right, ticks); hits += 1)
        sum += (combinations(right, hits) * combinations(wrong, ticks - hits) * earned(hits, ticks - hits)) / ways;
      return sum;
    }),
  );
}

function combinations(of: number, taken: number): number {
  let ways = 1;
  for (let at = 1; at <= taken; at += 1) ways = (ways * (of - taken + at)) / at;
  return ways;
}

/** Always the first ones, or the last ones, where options keep the order that their author gave them. */
function byPlaces(question: Multiple): number {
  const ids = question.options.map(({ id }) => id);
  return largest(
    ids.flatMap((_, at) => [
      multipleShare(question, ids.slice(0, at + 1)),
      multipleShare(question, ids.slice(at)),
      multipleShare(question, [ids[at]!]),
    ]),
  );
}

/** Numbers that are taken so widely that nothing and twice the right one are right too. */
const byWideNumber = (accepted: readonly AcceptedNumber[]): number =>
  largest(accepted.filter(({ value, tolerance }) => tolerance > 0 && tolerance >= Math.abs(value)).map(shareOf));

/** A paper shuffles the choices of a gap in any case. */
function inGap(gap: ClozeGap): number {
  if (gap.kind === 'choice') return byAnyOption(gap.options);
  return gap.kind === 'number' ? byWideNumber(gap.accepted) : 0;
}

const seeds = Array.from({ length: 24 }, (_, seed) => seed + 1);

/** Of papers that each draw numbers of their own, the share for which one number is right; one result for all is known, not guessed. */
function bySameNumber(question: Extract<Question, { kind: 'calculated' }>): number {
  const results = seeds.flatMap((seed) => calculatedResult(question, drawValues(question, seed)) ?? []);
  if (results.length === 0) return 0;
  const isRight = (given: number) => (result: number) => Math.abs(given - result) <= question.tolerance;
  const candidates = new Set(results).size === 1 ? [0] : [0, ...results];
  return largest(candidates.map((given) => results.filter(isRight(given)).length / results.length));
}

/** The same right side for all. */
function bySameSide({ left, right }: Extract<Question, { kind: 'matching' }>): number {
  const shared = right.map(({ id }) => left.filter(({ rightId }) => rightId === id).length / left.length);
  return Math.max(largest(shared), 1 / right.length);
}

const grid = Array.from({ length: 21 }, (_, at) => at * 5);

/** The middle of the picture, or anywhere. */
function bySamePlace(areas: readonly HotspotArea[]): number {
  const isRight = (x: number, y: number) => areas.some((area) => isWithin(area, x, y));
  if (isRight(50, 50)) return 1;
  return mean(grid.flatMap((x) => grid.map((y) => (isRight(x, y) ? 1 : 0))));
}
