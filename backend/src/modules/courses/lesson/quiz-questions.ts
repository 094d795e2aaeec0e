import { ofShortForm, type Question, shortFormOf } from '@masar/domain';
import type { Quiz } from './quiz.js';

/** The questions of a quiz as banks and papers hold theirs (LSN-2, QB-1). */
export const questionsOf = (quiz: Quiz | null | undefined): Question[] =>
  quiz?.content ?? quiz?.questions.map(ofShortForm) ?? [];

/** The quiz that `lessons.quiz` keeps; none without questions. */
export const quizOf = (questions: Question[]): Quiz | null =>
  questions.length === 0
    ? null
    : { questions: questions.flatMap((question) => shortFormOf(question) ?? []), content: questions };
