/** One possible answer, with the key that never leaves before grading (LSN-2). */
export interface QuizOption {
  id: string;
  ar: string;
  en: string;
  correct: boolean;
}

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
  questions: QuizQuestion[];
}

/** What the learner chose for one question, kept as json in `quiz_attempts.answers`. */
export interface QuizAnswer {
  questionId: string;
  optionIds: string[];
}
