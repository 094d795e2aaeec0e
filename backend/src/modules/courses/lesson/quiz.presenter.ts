import type { QuizQuestionResultResponse, QuizResultResponse } from './dto/quiz-result.response.js';
import type { GradedQuestion } from './quiz-grading.rules.js';
import type { TakenQuiz } from './quiz.service.js';

export const toQuestionResult = ({
  question,
  isCorrect,
  correctOptionIds,
}: GradedQuestion): QuizQuestionResultResponse => ({
  questionId: question.id,
  isCorrect,
  correctOptionIds,
  explanationAr: question.explanationAr ?? null,
  explanationEn: question.explanationEn ?? null,
});

export const toQuizResult = ({ graded, record }: TakenQuiz): QuizResultResponse => ({
  score: graded.score,
  bestScore: record.bestScore ?? graded.score,
  attempts: record.attempts,
  questions: graded.questions.map(toQuestionResult),
});
