import type { Question, QuestionAnswer } from '@masar/domain';

/** One possible answer, with the key that never leaves before grading (LSN-2). */
export interface QuizOption {
  id: string;
  ar: string;
  en: string;
  correct: boolean;
}

/** The short form of a choice of one point, which all and only the right options earn. */
export interface QuizQuestion {
  id: string;
  /** `single`: exactly one option is right; `multiple`: all right ones must be chosen. */
  type: 'single' | 'multiple';
  promptAr: string;
  promptEn: string;
  options: QuizOption[];
  explanationAr?: string;
  explanationEn?: string;
}

/** The quiz of a lesson, kept as json in `lessons.quiz`. */
export interface Quiz {
  /** Those that can be said in the short form: all that servers of the former build read. */
  questions: QuizQuestion[];
  /** All of them as banks and papers hold questions; left out where a server of the former build wrote. */
  content?: Question[];
}

/** What the learner chose for one question, kept as json in `quiz_attempts.answers`. */
export interface QuizAnswer {
  questionId: string;
  optionIds: string[];
  /** Of kinds that are not chosen, where practice kept it. */
  answer?: QuestionAnswer;
}
