import { isoTimeOrNull } from '#platform/database/iso-time';
import { toQuestionResult } from '../grading/question-result.presenter.js';
import type { QuizResultResponse } from '../grading/quiz-result.response.js';
import { attemptsLeft, nextAttempt } from '../paper/attempts.rules.js';
import type { QuizStanding, TakenQuiz } from './quiz.service.js';
import type { QuizStandingResponse } from './quiz-standing.response.js';

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
