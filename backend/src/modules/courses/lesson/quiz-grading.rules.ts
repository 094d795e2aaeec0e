import type { Quiz, QuizAnswer, QuizQuestion } from './quiz.js';

/** One question's verdict, with the key that the learner may see now. */
export interface GradedQuestion {
  question: QuizQuestion;
  isCorrect: boolean;
  correctOptionIds: string[];
}

export interface GradedQuiz {
  /** Percent with two decimals. */
  score: string;
  questions: GradedQuestion[];
}

/** True for options that the question offers, each once; one where one is to be chosen. */
export function answerFits({ type, options }: QuizQuestion, optionIds: readonly string[]): boolean {
  if (optionIds.length === 0 || new Set(optionIds).size !== optionIds.length) return false;
  if (type === 'single' && optionIds.length > 1) return false;
  return optionIds.every((optionId) => options.some((option) => option.id === optionId));
}

/** True when every question is answered once, with options that fit it. */
export function answersFit(quiz: Quiz, answers: readonly QuizAnswer[]): boolean {
  const chosen = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  if (chosen.size !== answers.length || chosen.size !== quiz.questions.length) return false;
  return quiz.questions.every((question) => answerFits(question, chosen.get(question.id) ?? []));
}

/** A question counts when exactly the right options are chosen, without partial points (LSN-2). */
export function gradeQuestion(question: QuizQuestion, optionIds: readonly string[]): GradedQuestion {
  const correctOptionIds = question.options.filter(({ correct }) => correct).map(({ id }) => id);
  const isCorrect =
    optionIds.length === correctOptionIds.length && optionIds.every((id) => correctOptionIds.includes(id));
  return { question, isCorrect, correctOptionIds };
}

/** Grades fitting answers (LSN-2). */
export function gradeQuiz(quiz: Quiz, answers: readonly QuizAnswer[]): GradedQuiz {
  const questions = quiz.questions.map((question) =>
    gradeQuestion(question, answers.find(({ questionId }) => questionId === question.id)?.optionIds ?? []),
  );
  const right = questions.filter(({ isCorrect }) => isCorrect).length;
  return { score: ((right / questions.length) * 100).toFixed(2), questions };
}
