import { acceptedText, judgedText, sameTexts } from '../../parts/accepted-texts.rules.ts';
import { heaviest } from '../../parts/choices.rules.ts';
import { textLines } from '../../parts/key-lines.ts';
import type { AcceptedText, QuestionBase } from '../../parts/question-parts.ts';
import { boolean, list } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers } from '../../parts/same-answers.ts';
import { typedIn } from '../../parts/sent-answer.ts';
import type { KindRules } from '../kind-rules.ts';

export interface ShortTextQuestion extends QuestionBase {
  kind: 'short-text';
  accepted: AcceptedText[];
  /** Letters and case have to be as written. */
  exact: boolean;
}
export interface ShortTextAnswer {
  kind: 'short-text';
  text: string;
}

export const shortText: KindRules<ShortTextQuestion, ShortTextAnswer> = {
  form: { accepted: list(acceptedText), exact: boolean },
  wrongRelation: () => undefined,
  answerIn: (_, sent) => typedIn(sent),
  judge: (question, { text }) => judgedText(question, text),
  rightAnswer({ accepted }) {
    const right = heaviest(accepted);
    return right && { text: right.text };
  },
  keyLines: ({ accepted }) => textLines(accepted),
  saidOf: ({ accepted }, place) => accepted[Number(place)]?.feedback,
  guessedShare: () => 0,
  sameAnswers: ({ accepted }) => ({ ...noSameAnswers, words: inBothLanguages(() => sameTexts(accepted)) }),
  asked: () => ({}),
  withOwnParts: (question) => question,
};
