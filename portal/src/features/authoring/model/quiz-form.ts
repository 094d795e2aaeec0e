import type { LessonChange, LessonDraft } from '../authoring.queries';

export type QuestionType = 'single' | 'multiple';

export interface OptionValues {
  /** Tells rows apart on the screen; never sent. */
  key: string;
  /** The server's, for options that it knows: former answers keep pointing at them. */
  id?: string;
  ar: string;
  en: string;
  correct: boolean;
}

export interface QuestionValues {
  key: string;
  id?: string;
  type: QuestionType;
  promptAr: string;
  promptEn: string;
  explanationAr: string;
  explanationEn: string;
  options: OptionValues[];
}

let lastKey = 0;
const newKey = (): string => `new-${(lastKey += 1)}`;

export const newOption = (): OptionValues => ({ key: newKey(), ar: '', en: '', correct: false });

/** A question of one right answer out of two, still to be written. */
export const newQuestion = (): QuestionValues => ({
  key: newKey(),
  type: 'single',
  promptAr: '',
  promptEn: '',
  explanationAr: '',
  explanationEn: '',
  options: [{ ...newOption(), correct: true }, newOption()],
});

export const toQuestions = (quiz: LessonDraft['quiz']): QuestionValues[] =>
  (quiz?.questions ?? []).map((question) => ({
    key: question.id,
    id: question.id,
    type: question.type,
    promptAr: question.promptAr,
    promptEn: question.promptEn,
    explanationAr: question.explanationAr ?? '',
    explanationEn: question.explanationEn ?? '',
    options: question.options.map((option) => ({ key: option.id, ...option })),
  }));

/** Without questions there is no quiz. */
export function toQuizChange(questions: readonly QuestionValues[]): NonNullable<LessonChange['quiz']> | null {
  if (questions.length === 0) return null;
  return {
    questions: questions.map(({ key: _key, options, ...question }) => ({
      ...question,
      options: options.map(({ key: _optionKey, ...option }) => option),
    })),
  };
}

/** Marks an option as right or wrong; where only one may be right, the others become wrong. */
export function markOption(question: QuestionValues, index: number, correct: boolean): QuestionValues {
  const options = question.options.map((option, at) => {
    if (at === index) return { ...option, correct };
    return question.type === 'single' ? { ...option, correct: false } : option;
  });
  return { ...question, options };
}

/** Changes the kind of question; of several right options a `single` one keeps the first. */
export function withType(question: QuestionValues, type: QuestionType): QuestionValues {
  const first = question.options.findIndex(({ correct }) => correct);
  const options =
    type === 'single' ? question.options.map((option, at) => ({ ...option, correct: at === first })) : question.options;
  return { ...question, type, options };
}

export type QuestionProblem = 'prompt' | 'options' | 'emptyOption' | 'correct';

/** What a question lacks before the server would take it (CRS-4); null when it is in order. */
export function questionProblem({ promptAr, options }: QuestionValues): QuestionProblem | null {
  if (!promptAr.trim()) return 'prompt';
  if (options.length < 2) return 'options';
  if (options.some(({ ar }) => !ar.trim())) return 'emptyOption';
  return options.some(({ correct }) => correct) ? null : 'correct';
}
