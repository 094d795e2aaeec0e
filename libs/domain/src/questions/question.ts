import type { CalculatedAnswer, CalculatedQuestion } from './kinds/calculated/calculated.question.ts';
import type { ClozeAnswer, ClozeQuestion } from './kinds/cloze/cloze.rules.ts';
import type { HotspotAnswer, HotspotQuestion } from './kinds/hotspot/hotspot.rules.ts';
import type { MatchingAnswer, MatchingQuestion } from './kinds/matching/matching.rules.ts';
import type { MultipleChoiceAnswer, MultipleChoiceQuestion } from './kinds/multiple/multiple.rules.ts';
import type { NumberAnswer, NumberQuestion } from './kinds/number/number.rules.ts';
import type { OrderingAnswer, OrderingQuestion } from './kinds/ordering/ordering.rules.ts';
import type { ShortTextAnswer, ShortTextQuestion } from './kinds/short-text/short-text.rules.ts';
import type { SingleChoiceAnswer, SingleChoiceQuestion } from './kinds/single/single.rules.ts';
import type { TrueFalseAnswer, TrueFalseQuestion } from './kinds/true-false/true-false.rules.ts';

/** Each kind with its question and what that is answered with. */
interface Kinds {
  single: [SingleChoiceQuestion, SingleChoiceAnswer];
  multiple: [MultipleChoiceQuestion, MultipleChoiceAnswer];
  'true-false': [TrueFalseQuestion, TrueFalseAnswer];
  'short-text': [ShortTextQuestion, ShortTextAnswer];
  number: [NumberQuestion, NumberAnswer];
  matching: [MatchingQuestion, MatchingAnswer];
  ordering: [OrderingQuestion, OrderingAnswer];
  cloze: [ClozeQuestion, ClozeAnswer];
  hotspot: [HotspotQuestion, HotspotAnswer];
  calculated: [CalculatedQuestion, CalculatedAnswer];
}

/** In the order in which they are offered (QB-1). */
export const questionKinds = [
  'single',
  'multiple',
  'true-false',
  'short-text',
  'number',
  'matching',
  'ordering',
  'cloze',
  'hotspot',
  'calculated',
] as const satisfies (keyof Kinds)[];
export type QuestionKind = (typeof questionKinds)[number];

/**
 * A question of a bank or paper (QB-1). All texts are Markdown in both languages; ids of parts are unique within their
 * question and stay when its texts are edited, so that answers and statistics keep their meaning.
 */
export type Question = QuestionOf<QuestionKind>;
export type QuestionOf<Kind extends QuestionKind> = Kinds[Kind][0];

/** What a learner answered, by the kind of the question; ids are those of the question's parts (QB-1). */
export type QuestionAnswer = AnswerOf<QuestionKind>;
export type AnswerOf<Kind extends QuestionKind> = Kinds[Kind][1];
