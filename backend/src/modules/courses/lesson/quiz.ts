import type { Question, QuestionAnswer, QuizQuestion } from '@masar/domain';

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
