import type { QuizDraft } from '../lesson/authoring/quiz.rules.js';
import type { Quiz } from '../lesson/quiz.js';

/** Bundles know no ids: a question or option that reads as before keeps the id that answers already point at (CRS-5). */
export function withFormerIds(draft: QuizDraft, former: Quiz | null | undefined): QuizDraft {
  return {
    questions: draft.questions.map((question) => {
      const known = former?.questions.find(({ promptAr }) => promptAr === question.promptAr);
      const options = question.options.map((option) => ({
        ...option,
        id: known?.options.find(({ ar }) => ar === option.ar)?.id,
      }));
      return { ...question, id: known?.id, options };
    }),
  };
}

/** The quiz as a bundle states it: without ids. */
export const withoutIds = ({ questions }: Quiz): QuizDraft => ({
  questions: questions.map(({ id: _id, options, ...question }) => ({
    ...question,
    options: options.map(({ ar, en, correct }) => ({ ar, en, correct })),
  })),
});
