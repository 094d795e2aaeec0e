import type { Question, QuestionKind, QuestionOf } from '@masar/domain';
import { cloze } from './cloze.written.js';
import { matching } from './matching.written.js';
import { multiple } from './multiple.written.js';
import { numeric } from './number.written.js';
import { ordering } from './ordering.written.js';
import { shortText } from './short-text.written.js';
import { single } from './single.written.js';
import { trueFalse } from './true-false.written.js';
import type { WrittenKind } from './written-kind.js';

/** Of a kind that no format can hold as it is. */
const unwritten = <Asked extends Question>(): WrittenKind<Asked> => ({
  withPartIds: (question) => question,
  csv: undefined,
  gift: undefined,
  qti: undefined,
});

const writtenKinds: { [Kind in QuestionKind]: WrittenKind<QuestionOf<Kind>> } = {
  single,
  multiple,
  'true-false': trueFalse,
  'short-text': shortText,
  number: numeric,
  matching,
  ordering,
  cloze,
  hotspot: unwritten(),
  calculated: unwritten(),
};

/** How questions of this kind are written; it is asked of questions of this kind alone. */
export const writtenKind = ({ kind }: Pick<Question, 'kind'>) => writtenKinds[kind] as WrittenKind<Question>;

/** The question with the ids that a reader gives its parts, in the order in which a file names them. */
export const withOwnPartIds = (question: Question): Question => writtenKind(question).withPartIds(question);
