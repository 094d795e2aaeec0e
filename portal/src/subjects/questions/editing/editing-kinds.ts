import type { Question, QuestionKind } from '@masar/domain';
import { numeric } from './AcceptedNumbersField';
import { shortText } from './AcceptedTextsField';
import { calculated } from './CalculatedField';
import { multiple, single } from './ChoicesField';
import type { EditingKind } from './editing-kind';
import { cloze } from './GapsField';
import { hotspot } from './HotspotField';
import { matching } from './MatchingField';
import { noText } from './new-question';
import { ordering } from './OrderingField';
import { trueFalse } from './TrueFalseField';

const editingKinds: { [Kind in QuestionKind]: EditingKind<Kind> } = {
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

/** How questions of this kind are written; it is asked of questions of this kind alone. */
export const editingKind = (kind: QuestionKind) => editingKinds[kind] as EditingKind<QuestionKind>;

/** A question of a kind as it stands before anything is written. */
export const newQuestion = (kind: QuestionKind): Question =>
  ({ id: '', prompt: noText(), points: 1, kind, ...editingKind(kind).blank() }) as Question;
