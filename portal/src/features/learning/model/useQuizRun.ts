import type { QuestionAnswer } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { mayPass } from '#subjects/outbox/deliver';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import type { AskedQuestion } from '#subjects/questions/asked-question';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import { useGradeQuiz, useJudgeAnswer } from '../learning.mutations';
import type { Lesson, QuestionResult, Quiz } from '../lesson.queries';
import { quizMessages } from '../quiz.messages';
import { quizStanding } from './quiz-standing';

/** How an answer was taken: with its verdict, kept without one where the network is gone, or still on its way. */
type Taken = QuestionResult | 'kept' | 'asking';

/** Lessons that a former build kept for offline know choices alone. */
const noParts = {
  options: [],
  left: [],
  right: [],
  items: [],
  gaps: [],
  picture: null,
  pictureAr: null,
  pictureEn: null,
  unit: '',
};
const askedIn = (quiz: Quiz | null): AskedQuestion[] =>
  quiz?.questions.map((question) => ({ ...noParts, ...question, kind: question.kind ?? question.type })) ?? [];

/** As it is sent: options for short, which servers of the former build know too. */
function sentOf(answer: QuestionAnswer | undefined) {
  if (answer?.kind === 'single') return { optionIds: [answer.optionId] };
  return answer?.kind === 'multiple' ? { optionIds: answer.optionIds } : { answer: { ...answer } };
}

/**
 * The questions of a lesson as they are answered: each answer is judged at once by the server, which alone knows the
 * key, and when all are answered they are sent as one attempt, which counts (LSN-2, PERF-5).
 */
export function useQuizRun(lesson: Lesson) {
  const text = useMessages(quizMessages);
  const notifyFailure = useFailureNotice();
  const questions = useMemo(() => askedIn(lesson.quiz), [lesson.quiz]);
  const isWaiting = isWaitingFor(useOutbox(), 'quiz-attempt', lesson.id);
  const [given, setGiven] = useState<Record<string, QuestionAnswer | undefined>>({});
  const [taken, setTaken] = useState<Record<string, Taken | undefined>>({});
  const { mutateAsync: judge } = useJudgeAnswer(lesson.id);
  const { mutate: send, isIdle, isPending, isError, data: graded, reset } = useGradeQuiz(lesson);
  const note = (id: string, how: Taken | undefined) => setTaken((before) => ({ ...before, [id]: how }));

  const open = questions.filter(({ id }) => !taken[id] || taken[id] === 'asking');
  const isComplete = questions.length > 0 && open.length === 0;
  const sendAll = () =>
    send(
      questions.map(({ id }) => ({ questionId: id, ...sentOf(given[id]) })),
      { onError: (error) => notifyFailure(error, { title: text.failed, fallback: text.failedHint }) },
    );

  // The last verdict arrives by itself.
  useEffect(() => {
    if (isComplete && isIdle) sendAll();
  });

  const give = (id: string, answer: QuestionAnswer) => setGiven((before) => ({ ...before, [id]: answer }));
  const decide = async (questionId: string, answer = given[questionId]) => {
    if (taken[questionId] || !answer || !isGiven(answer)) return;
    give(questionId, answer);
    note(questionId, 'asking');
    try {
      note(questionId, await judge({ questionId, ...sentOf(answer) }));
    } catch (error) {
      note(questionId, mayPass(error) ? 'kept' : undefined);
      if (!mayPass(error)) notifyFailure(error, { title: text.failed, fallback: text.failedHint });
    }
  };

  const resultOf = (id: string): QuestionResult | undefined => {
    const told = taken[id];
    return (
      graded?.questions.find(({ questionId }) => questionId === id) ?? (typeof told === 'object' ? told : undefined)
    );
  };

  return {
    standing: quizStanding({
      hasQuestions: questions.length > 0,
      open: open.map(({ id }) => (isGiven(given[id]) && !taken[id] ? 'chosen' : 'empty')),
      hasBegun: open.length < questions.length,
      wasAttempted: isWaiting || Boolean(lesson.quiz?.attempts),
      isSending: isComplete && (isIdle || isPending),
      hasFailed: isError,
    }),
    /** The question to answer next, one with a choice before one without. */
    next: (open.find(({ id }) => isGiven(given[id]) && !taken[id]) ?? open[0])?.id,
    questions,
    given,
    /** Percent of this attempt, once all is graded. */
    score: graded?.score,
    isWaiting,
    isTaken: (id: string) => taken[id] !== undefined || isWaiting,
    isKept: (id: string) => taken[id] === 'kept' && !graded,
    resultOf,
    give,
    decide: (id: string, answer?: QuestionAnswer) => void decide(id, answer),
    sendAll,
    retake: () => {
      setGiven({});
      setTaken({});
      reset();
    },
  };
}
export type QuizRun = ReturnType<typeof useQuizRun>;
