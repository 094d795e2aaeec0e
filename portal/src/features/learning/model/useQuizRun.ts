import { useMessages } from '@masar/ui';
import { useEffect, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { mayPass } from '#subjects/outbox/deliver';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { useGradeQuiz, useJudgeAnswer } from '../learning.mutations';
import type { Lesson, QuestionResult, QuizQuestion } from '../lesson.queries';
import { quizMessages } from '../quiz.messages';
import { quizStanding } from './quiz-standing';

/** How an answer was taken: with its verdict, kept without one where the network is gone, or still on its way. */
type Taken = QuestionResult | 'kept' | 'asking';

const none: QuizQuestion[] = [];

/**
 * The questions of a lesson as they are answered: each answer is judged at once by the server, which alone knows the
 * key, and when all are answered they are sent as one attempt, which counts (LSN-2, PERF-5).
 */
export function useQuizRun(lesson: Lesson) {
  const text = useMessages(quizMessages);
  const notifyFailure = useFailureNotice();
  const questions = lesson.quiz?.questions ?? none;
  const isWaiting = isWaitingFor(useOutbox(), 'quiz-attempt', lesson.id);
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  const [taken, setTaken] = useState<Record<string, Taken | undefined>>({});
  const { mutateAsync: judge } = useJudgeAnswer(lesson.id);
  const { mutate: send, isIdle, isPending, isError, data: graded, reset } = useGradeQuiz(lesson);
  const note = (id: string, how: Taken | undefined) => setTaken((before) => ({ ...before, [id]: how }));

  const open = questions.filter(({ id }) => !taken[id] || taken[id] === 'asking');
  const isComplete = questions.length > 0 && open.length === 0;
  const sendAll = () =>
    send(
      questions.map(({ id }) => ({ questionId: id, optionIds: chosen[id] ?? [] })),
      { onError: (error) => notifyFailure(error, { title: text.failed, fallback: text.failedHint }) },
    );

  // The last verdict arrives by itself.
  useEffect(() => {
    if (isComplete && isIdle) sendAll();
  });

  const decide = async (questionId: string, optionIds = chosen[questionId] ?? []) => {
    if (taken[questionId] || optionIds.length === 0) return;
    setChosen((before) => ({ ...before, [questionId]: optionIds }));
    note(questionId, 'asking');
    try {
      note(questionId, await judge({ questionId, optionIds }));
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
      open: open.map(({ id }) => (chosen[id]?.length && !taken[id] ? 'chosen' : 'empty')),
      hasBegun: open.length < questions.length,
      wasAttempted: isWaiting || Boolean(lesson.quiz?.attempts),
      isSending: isComplete && (isIdle || isPending),
      hasFailed: isError,
    }),
    /** The question to answer next, one with a choice before one without. */
    next: (open.find(({ id }) => chosen[id]?.length && !taken[id]) ?? open[0])?.id,
    chosen,
    /** Percent of this attempt, once all is graded. */
    score: graded?.score,
    isWaiting,
    isTaken: (id: string) => taken[id] !== undefined || isWaiting,
    isKept: (id: string) => taken[id] === 'kept' && !graded,
    resultOf,
    choose: (id: string, optionIds: string[]) => setChosen((before) => ({ ...before, [id]: optionIds })),
    decide: (id: string, optionIds?: string[]) => void decide(id, optionIds),
    sendAll,
    retake: () => {
      setChosen({});
      setTaken({});
      reset();
    },
  };
}
export type QuizRun = ReturnType<typeof useQuizRun>;
