import { acceptedNumber, byWideNumber, judgedNumber, sameNumbers } from '../../parts/accepted-numbers.rules.ts';
import { heaviest } from '../../parts/choices.rules.ts';
import { numberLines } from '../../parts/key-lines.ts';
import type { AcceptedNumber, QuestionBase } from '../../parts/question-parts.ts';
import { list, unit } from '../../parts/read-form.ts';
import { noSameAnswers } from '../../parts/same-answers.ts';
import { typedIn } from '../../parts/sent-answer.ts';
import type { KindRules } from '../kind-rules.ts';

export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  accepted: AcceptedNumber[];
  /** Written behind the field, e.g. `kg`; empty where there is none. */
  unit: string;
}
export interface NumberAnswer {
  kind: 'number';
  /** As typed; digits of both scripts and both decimal signs are read. */
  text: string;
}

export const numeric: KindRules<NumberQuestion, NumberAnswer> = {
  form: { accepted: list(acceptedNumber), unit },
  wrongRelation: () => undefined,
  answerIn: (_, sent) => typedIn(sent),
  judge: ({ accepted, unit: sign }, { text }) => judgedNumber(accepted, text, sign),
  rightAnswer({ accepted }) {
    const right = heaviest(accepted);
    return right && { text: String(right.value) };
  },
  keyLines: ({ accepted, unit: sign }) => numberLines(accepted, sign),
  saidOf: ({ accepted }, place) => accepted[Number(place)]?.feedback,
  guessedShare: ({ accepted }) => byWideNumber(accepted),
  sameAnswers: ({ accepted }) => ({ ...noSameAnswers, numbers: sameNumbers(accepted) }),
  asked: ({ unit: sign }) => ({ unit: sign }),
  withOwnParts: (question) => question,
};
