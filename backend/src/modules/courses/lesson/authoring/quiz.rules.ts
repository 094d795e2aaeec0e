import type { Quiz, QuizOption, QuizQuestion } from '../quiz.js';

interface QuizOptionDraft {
  id?: string | undefined;
  ar: string;
  en?: string | undefined;
  correct: boolean;
}

interface QuizQuestionDraft {
  id?: string | undefined;
  type: QuizQuestion['type'];
  promptAr: string;
  promptEn?: string | undefined;
  options: QuizOptionDraft[];
  explanationAr?: string | undefined;
  explanationEn?: string | undefined;
}

export interface QuizDraft {
  questions: QuizQuestionDraft[];
}

/** Every question needs two options or more; `single` has one right option, `multiple` at least one (CRS-4). */
export function isValidQuiz({ questions }: QuizDraft): boolean {
  return questions.length > 0 && questions.every(isValidQuestion);
}

function isValidQuestion({ type, options }: QuizQuestionDraft): boolean {
  const right = options.filter(({ correct }) => correct).length;
  return options.length >= 2 && (type === 'single' ? right === 1 : right >= 1);
}

/**
 * The quiz as it is stored: questions and options that the lesson has already keep their ids, so that former answers
 * still point at them; all others get a new one. Missing English falls back to the Arabic.
 */
export function toQuiz(draft: QuizDraft, former: Quiz | null | undefined, newId: () => string): Quiz {
  const formerQuestions = former?.questions ?? [];
  const known = new Set(formerQuestions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const keep = (id: string | undefined): string => (id !== undefined && known.delete(id) ? id : newId());
  return { questions: draft.questions.map((question) => toQuestion(question, keep)) };
}

function toQuestion(draft: QuizQuestionDraft, keep: (id: string | undefined) => string): QuizQuestion {
  return {
    id: keep(draft.id),
    type: draft.type,
    promptAr: draft.promptAr,
    promptEn: draft.promptEn || draft.promptAr,
    options: draft.options.map((option) => toOption(option, keep)),
    ...(draft.explanationAr && { explanationAr: draft.explanationAr }),
    ...((draft.explanationEn || draft.explanationAr) && { explanationEn: draft.explanationEn || draft.explanationAr }),
  };
}

const toOption = ({ id, ar, en, correct }: QuizOptionDraft, keep: (id: string | undefined) => string): QuizOption => ({
  id: keep(id),
  ar,
  en: en || ar,
  correct,
});
