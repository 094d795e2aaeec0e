import type { Question } from '@masar/domain';
import type { Quiz, QuizQuestion } from '#modules/courses';

/** Which question of a bank a paper asks. */
export interface BankOrigin {
  bankId: string;
  questionId: string;
  version: number;
  /** Whether chance chose it, or the author. */
  isDrawn: boolean;
  /** Of a drawn one: what who knows nothing earns of those that it was drawn from, 0 to 1; 1 where it proves nothing (EVD-8). */
  guessed?: number;
  /** What the paper calls a part to what the bank calls it; a part of a gap is `gap/part`. */
  parts: Record<string, string>;
}

/** A question of a paper: the lesson's own, or one of a bank as it was when the paper began (QB-2). */
export type PaperQuestion = Question & {
  origin?: BankOrigin;
  /** What was drawn for a `calculated` question. */
  values?: Record<string, number>;
};

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
