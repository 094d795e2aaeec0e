import { type ChoiceOption, leastTaken, type Question } from '@masar/domain';
import type { Loss } from './read-questions.js';

type Multiple = Extract<Question, { kind: 'multiple' }>;

/** Two shares that differ by less are one; files write five decimals, some one. */
const rounding = 0.05;

/** Options with what choosing each gives or takes, so that systems which know no rule of ours count alike (QB-3). */
export function countedOptions({ options }: Multiple): ChoiceOption[] {
  const least = Number(leastTaken(options).toFixed(5));
  return options.map((option) => (option.weight > 0 ? option : { ...option, weight: Math.min(option.weight, -least) }));
}

/** The question as an author writes it: 0 for each wrong option that takes away no more than wrong ones do anyway. */
export function withOwnShares(question: Question): Question {
  if (question.kind !== 'multiple') return question;
  const least = leastTaken(question.options) + rounding;
  const isPlain = ({ weight }: ChoiceOption) =>
    weight <= 0 && (question.credit === 'all-or-nothing' || weight >= -least);
  return {
    ...question,
    options: question.options.map((option) => (isPlain(option) ? { ...option, weight: 0 } : option)),
  };
}

/** Tells where a file takes less away for wrong options than a bank does (QB-1). */
export function tellLighterShares(weights: readonly number[], losses: Loss[]): void {
  const right = weights.filter((weight) => weight > 0).length;
  const lighter = weights.find((weight) => weight <= 0 && weight > rounding - 100 / right);
  if (lighter !== undefined) losses.push({ reason: 'wrong-for-less', detail: `${lighter}%` });
}
