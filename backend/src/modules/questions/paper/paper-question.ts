import type { MultipleChoiceQuestion, SingleChoiceQuestion } from '@masar/domain';
import type { Quiz, QuizQuestion } from '#modules/courses';

/** What papers hold today: the fixed questions of lessons. Other kinds of `Question` come with draws from banks. */
export type PaperQuestion = SingleChoiceQuestion | MultipleChoiceQuestion;

/** The fixed questions of a lesson's quiz as questions of a paper; each is one point, without partial credit (LSN-2). */
export const questionsOf = ({ questions }: Quiz): PaperQuestion[] => questions.map(toPaperQuestion);

function toPaperQuestion(question: QuizQuestion): PaperQuestion {
  const { id, type, promptAr, promptEn, explanationAr, explanationEn } = question;
  const options = question.options.map(({ id: optionId, ar, en, correct }) => ({
    id: optionId,
    text: { ar, en },
    weight: correct ? 100 : 0,
  }));
  const explanation = explanationAr || explanationEn ? { ar: explanationAr ?? '', en: explanationEn ?? '' } : undefined;
  const base = { id, prompt: { ar: promptAr, en: promptEn }, points: 1, options, shuffles: true };
  return {
    ...base,
    ...(explanation && { explanation }),
    ...(type === 'single' ? { kind: 'single' } : { kind: 'multiple', credit: 'all-or-nothing' }),
  };
}
