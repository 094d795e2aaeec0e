import type { QuestionAnswer, QuestionKind } from '@masar/domain';
import type { AnsweringKind } from './answering-kind';
import { multiple, single, trueFalse } from './choices.answering';
import { cloze } from './cloze.answering';
import { hotspot } from './hotspot.answering';
import { matching } from './matching.answering';
import { calculated, numeric } from './numbers.answering';
import { ordering } from './ordering.answering';
import { shortText } from './short-text.answering';

const answeringKinds: { [Kind in QuestionKind]: AnsweringKind<Kind> } = {
  single,
  multiple,
  'true-false': trueFalse,
  'short-text': shortText,
  number: numeric,
  matching,
  ordering,
  cloze,
  hotspot,
  calculated,
};

/** How questions of this kind are answered; it is asked of questions and answers of this kind alone. */
export const answeringKind = (kind: QuestionKind) => answeringKinds[kind] as AnsweringKind<QuestionKind>;

/** Whether something is answered. */
export const isGiven = (answer: QuestionAnswer | undefined): boolean =>
  answer !== undefined && answeringKind(answer.kind).isGiven(answer);

/** Typed answers wait for a breath, so that not each letter is sent. */
export const isTyped = ({ kind }: QuestionAnswer): boolean => answeringKind(kind).isTyped;
