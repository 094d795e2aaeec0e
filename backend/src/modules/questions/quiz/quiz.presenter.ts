import { isoTimeOrNull } from '#platform/database/iso-time';
import { attemptsLeft, nextAttempt } from '../paper/attempts.rules.js';
import type { GradedQuestion } from '../paper/paper-grading.rules.js';
import type { QuizStanding, TakenQuiz } from './quiz.service.js';
import type { QuizQuestionResultResponse, QuizResultResponse } from './quiz-result.response.js';
import type { QuizStandingResponse } from './quiz-standing.response.js';

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

export const toQuizResult = ({ graded, record, showsKey }: TakenQuiz): QuizResultResponse => ({
  score: graded.score,
  bestScore: record.bestScore ?? graded.score,
  attempts: record.attempts,
  questions: showsKey ? graded.questions.map(toQuestionResult) : [],
});

export function toQuizStanding({ rules, attempts, questions }: QuizStanding): QuizStandingResponse {
  const next = nextAttempt(rules, attempts, new Date());
  return {
    ...rules,
    questions,
    attemptsLeft: attempts.openPaperId === null ? attemptsLeft(rules, attempts) : attemptsLeft(rules, attempts) + 1,
    hasPassed: attempts.hasPassed,
    bestScore: attempts.bestScore,
    openPaperId: attempts.openPaperId,
    lastPaperId: attempts.lastPaperId,
    nextStartsAt: next.state === 'later' && attempts.openPaperId === null ? next.startsAt.toISOString() : null,
    attemptAskedAt: isoTimeOrNull(attempts.askedAt),
  };
}
