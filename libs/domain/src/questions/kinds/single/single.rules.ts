import { oneBySize } from '../../parts/by-size.ts';
import {
  byAnyOption,
  heaviest,
  judgedOption,
  ofOptions,
  option,
  sameOptions,
  shareOf,
} from '../../parts/choices.rules.ts';
import type { ChoiceOption, QuestionBase } from '../../parts/question-parts.ts';
import { boolean, list } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers } from '../../parts/same-answers.ts';
import { largest } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';

export interface SingleChoiceQuestion extends QuestionBase {
  kind: 'single';
  options: ChoiceOption[];
  /** Whether a paper may put the options in an order of its own. */
  shuffles: boolean;
}
export interface SingleChoiceAnswer {
  kind: 'single';
  optionId: string;
}

export const single: KindRules<SingleChoiceQuestion, SingleChoiceAnswer> = {
  ...ofOptions,
  form: { options: list(option, 2), shuffles: boolean },
  answerIn({ options }, { optionId }) {
    const chosen = options.find(({ id }) => id === optionId);
    return chosen && { optionId: chosen.id };
  },
  judge: ({ options }, { optionId }) => judgedOption(options, optionId),
  rightAnswer({ options }) {
    const right = heaviest(options);
    return right && { optionId: right.id };
  },
  // Where a paper does not shuffle, always choosing one place may be right each time.
  guessedShare: ({ options, shuffles }) => (shuffles ? byAnyOption(options) : largest(options.map(shareOf))),
  sameAnswers: ({ options }) => ({
    ...noSameAnswers,
    given: 'one',
    words: inBothLanguages((saysOf) => sameOptions(options, saysOf)),
    bySize: oneBySize(options, shareOf),
  }),
  counted: { parts: ({ options }) => options, chosen: ({ optionId }) => [optionId] },
};
