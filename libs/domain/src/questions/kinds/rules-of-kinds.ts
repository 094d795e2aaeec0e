import type { AnswerOf, Question, QuestionAnswer, QuestionKind, QuestionOf } from '../question.ts';
import { calculated } from './calculated/calculated.rules.ts';
import { cloze } from './cloze/cloze.rules.ts';
import { hotspot } from './hotspot/hotspot.rules.ts';
import type { KindRules } from './kind-rules.ts';
import { matching } from './matching/matching.rules.ts';
import { multiple } from './multiple/multiple.rules.ts';
import { numeric } from './number/number.rules.ts';
import { ordering } from './ordering/ordering.rules.ts';
import { shortText } from './short-text/short-text.rules.ts';
import { single } from './single/single.rules.ts';
import { trueFalse } from './true-false/true-false.rules.ts';

const rulesOfKinds: { [Kind in QuestionKind]: KindRules<QuestionOf<Kind>, AnswerOf<Kind>> } = {
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

/** What is known of the kind of this question; each kind's rules are asked of its own questions and answers alone. */
export const rulesOf = ({ kind }: Pick<Question, 'kind'>) => rulesOfKinds[kind] as KindRules<Question, QuestionAnswer>;
