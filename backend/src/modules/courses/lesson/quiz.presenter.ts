import type { QuizResultResponse } from './dto/quiz-result.response.js';
import type { TakenQuiz } from './quiz.service.js';

export const toQuizResult = ({ graded, record }: TakenQuiz): QuizResultResponse => ({
  score: graded.score,
  bestScore: record.bestScore ?? graded.score,
  attempts: record.attempts,
  questions: graded.questions.map(({ question, isCorrect, correctOptionIds }) => ({
    questionId: question.id,
    isCorrect,
    correctOptionIds,
    explanationAr: question.explanationAr ?? null,
    explanationEn: question.explanationEn ?? null,
  })),
});
