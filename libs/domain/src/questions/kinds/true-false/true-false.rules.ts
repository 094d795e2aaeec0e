import type { LocalizedMarkdown } from '../../localized-markdown.ts';
import type { QuestionBase } from '../../parts/question-parts.ts';
import { boolean, note } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers } from '../../parts/same-answers.ts';
import type { KindRules } from '../kind-rules.ts';

export interface TrueFalseQuestion extends QuestionBase {
  kind: 'true-false';
  isTrue: boolean;
  feedbackTrue?: LocalizedMarkdown;
  feedbackFalse?: LocalizedMarkdown;
}
export interface TrueFalseAnswer {
  kind: 'true-false';
  isTrue: boolean;
}

const words = { true: { ar: 'صحيحة', en: 'True' }, false: { ar: 'خاطئة', en: 'False' } };

export const trueFalse: KindRules<TrueFalseQuestion, TrueFalseAnswer> = {
  form: { isTrue: boolean, feedbackTrue: note, feedbackFalse: note },
  wrongRelation: () => undefined,
  answerIn: (_, { isTrue }) => (typeof isTrue === 'boolean' ? { isTrue } : undefined),
  judge: (question, { isTrue }) => ({ share: isTrue === question.isTrue ? 1 : 0, feedback: [String(isTrue)] }),
  rightAnswer: ({ isTrue }) => ({ isTrue }),
  keyLines: ({ isTrue }) => [{ text: isTrue ? { ar: 'صح', en: 'True' } : { ar: 'خطأ', en: 'False' }, weight: 100 }],
  saidOf: ({ feedbackTrue, feedbackFalse }, id) => (id === 'true' ? feedbackTrue : feedbackFalse),
  guessedShare: () => 1 / 2,
  sameAnswers: ({ isTrue }) => ({
    ...noSameAnswers,
    words: inBothLanguages(() => [{ says: String(isTrue), share: 1 }]),
  }),
  asked: () => ({}),
  withOwnParts: (question) => question,
  counted: {
    parts: ({ isTrue }) => [
      { id: 'true', text: words.true, weight: isTrue ? 100 : 0 },
      { id: 'false', text: words.false, weight: isTrue ? 0 : 100 },
    ],
    chosen: ({ isTrue }) => [String(isTrue)],
  },
};
