import type { Quiz, QuizAnswer, QuizQuestion } from './quiz.js';

/** One question's verdict, with the key that the learner may see now. */
interface GradedQuestion {
  question: QuizQuestion;
  isCorrect: boolean;
  correctOptionIds: string[];
}

export interface GradedQuiz {
  /** Percent with two decimals. */
  score: string;
  questions: GradedQuestion[];
}

/** True when every question is answered once, with options that it offers; one option where one is to be chosen. */
export function answersFit(quiz: Quiz, answers: readonly QuizAnswer[]): boolean {
  const chosen = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  if (chosen.size !== answers.length || chosen.size !== quiz.questions.length) return false;
  return quiz.questions.every(({ id, type, options }) => {
    const optionIds = chosen.get(id);
    if (!optionIds || optionIds.length === 0 || new Set(optionIds).size !== optionIds.length) return false;
    if (type === 'single' && optionIds.length > 1) return false;
    return optionIds.every((optionId) => options.some((option) => option.id === optionId));
  });
}

/** Grades fitting answers: a question counts when exactly the right options are chosen, without partial points (LSN-2). */
export function gradeQuiz(quiz: Quiz, answers: readonly QuizAnswer[]): GradedQuiz {
  const questions = quiz.questions.map((question) => {
    const correctOptionIds = question.options.filter(({ correct }) => correct).map(({ id }) => id);
    const optionIds = answers.find(({ questionId }) => questionId === question.id)?.optionIds ?? [];
    const isCorrect =
      optionIds.length === correctOptionIds.length && optionIds.every((id) => correctOptionIds.includes(id));
    return { question, isCorrect, correctOptionIds };
  });
  const right = questions.filter(({ isCorrect }) => isCorrect).length;
  return { score: ((right / questions.length) * 100).toFixed(2), questions };
}
