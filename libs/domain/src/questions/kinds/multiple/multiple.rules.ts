import { someBySize } from '../../parts/by-size.ts';
import { ofOptions, option } from '../../parts/choices.rules.ts';
import type { ChoiceOption, QuestionBase } from '../../parts/question-parts.ts';
import { boolean, list, oneOf } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers, type SaysOf } from '../../parts/same-answers.ts';
import { areDifferent } from '../../parts/sent-answer.ts';
import { largest, leastTaken } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';

/** Several options; `partial` counts wrong ones against right ones, `all-or-nothing` asks for exactly the right ones. */
export interface MultipleChoiceQuestion extends QuestionBase {
  kind: 'multiple';
  options: ChoiceOption[];
  credit: 'partial' | 'all-or-nothing';
  shuffles: boolean;
}
export interface MultipleChoiceAnswer {
  kind: 'multiple';
  optionIds: string[];
}

export const multiple: KindRules<MultipleChoiceQuestion, MultipleChoiceAnswer> = {
  ...ofOptions,
  form: { options: list(option, 2), credit: oneOf('partial', 'all-or-nothing'), shuffles: boolean },
  answerIn: ({ options }, { optionIds }) => (areDifferent(optionIds, options) ? { optionIds } : undefined),
  judge: (question, { optionIds }) => ({
    share: earned(question, optionIds),
    feedback: question.options.map(({ id }) => id).filter((id) => optionIds.includes(id)),
  }),
  rightAnswer({ options }) {
    const optionIds = options.filter(({ weight }) => weight > 0).map(({ id }) => id);
    return optionIds.length > 0 ? { optionIds } : undefined;
  },
  guessedShare: (question) => (question.shuffles ? bySomeOptions(question) : byPlaces(question)),
  sameAnswers: (question) => ({
    ...noSameAnswers,
    given: 'together',
    words: inBothLanguages((saysOf) => ticksOf(question, saysOf)),
    bySize: someBySize(question.options, (ids) => earned(question, ids), bySomeOptions(question)),
  }),
  counted: { parts: ({ options }) => options, chosen: ({ optionIds }) => optionIds },
};

/**
 * What these options earn, from 0 to 1. With partial credit wrong ones count against right ones: each takes away what one
 * right option is worth, or more where its weight says so, so that ticking everything earns no more than it tells (QB-1).
 */
function earned({ options, credit }: MultipleChoiceQuestion, ids: readonly string[]): number {
  const right = options.filter(({ weight }) => weight > 0);
  const chosen = options.filter(({ id }) => ids.includes(id));
  if (credit === 'all-or-nothing') {
    return right.length > 0 && chosen.length === right.length && right.every((one) => chosen.includes(one)) ? 1 : 0;
  }
  const sum = chosen.reduce(
    (total, { weight }) => total + (weight > 0 ? weight : Math.min(weight, -leastTaken(options))),
    0,
  );
  return Math.max(0, sum / 100);
}

/** So many options by chance: what they earn on average, as if all right ones weighed the same. */
function bySomeOptions({ options, credit }: MultipleChoiceQuestion): number {
  const right = options.filter(({ weight }) => weight > 0).length;
  const wrong = options.length - right;
  if (right === 0) return 0;
  const worth = (hits: number, misses: number) => {
    if (credit === 'all-or-nothing') return hits === right && misses === 0 ? 1 : 0;
    return Math.max(0, (hits - misses) / right);
  };
  return largest(
    options.map((_, at) => {
      const ticks = at + 1;
      const ways = combinations(options.length, ticks);
      let sum = 0;
      for (let hits = Math.max(0, ticks - wrong); hits <= Math.min(right, ticks); hits += 1)
        sum += (combinations(right, hits) * combinations(wrong, ticks - hits) * worth(hits, ticks - hits)) / ways;
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
function byPlaces(question: MultipleChoiceQuestion): number {
  const ids = question.options.map(({ id }) => id);
  return largest(
    ids.flatMap((_, at) => [
      earned(question, ids.slice(0, at + 1)),
      earned(question, ids.slice(at)),
      earned(question, [ids[at]!]),
    ]),
  );
}

/** Where only all right options earn something, they are one answer. */
function ticksOf({ options, credit }: MultipleChoiceQuestion, saysOf: SaysOf) {
  const right = options.filter(({ weight }) => weight > 0);
  if (credit === 'all-or-nothing') return [{ says: right.map(saysOf).sort().join(' + '), share: 1 }];
  const taken = leastTaken(options) / 100;
  return options.map((one) => {
    const share = one.weight / 100;
    return { says: saysOf(one), share: share > 0 ? share : Math.min(share, -taken) };
  });
}
