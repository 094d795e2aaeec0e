import type { GradedQuestion } from './paper-grading.rules.js';
import type { QuizQuestionResultResponse } from './quiz-result.response.js';

export const toQuestionResult = ({
  question,
  isCorrect,
  correctOptionIds,
  rightAnswer,
  feedback,
}: GradedQuestion): QuizQuestionResultResponse => ({
  questionId: question.id,
  isCorrect,
  correctOptionIds,
  explanationAr: question.explanation?.ar || null,
  explanationEn: question.explanation?.en || null,
  rightAnswer: rightAnswer ? { ...rightAnswer } : null,
  feedback: feedback.map(({ ar, en }) => ({ ar, en })),
});
