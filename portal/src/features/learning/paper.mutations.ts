import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api';
import { courseQueries, enrollmentQueries, learningResultKeys } from '#subjects/courses/course.queries';
import { quizKey, type QuizOf } from '#subjects/courses/quiz-of';
import { inTurn } from './model/in-turn';
import { useUntilArrived } from './model/useUntilArrived';
import { type Paper, paperQueries } from './paper.queries';

/** What follows from a paper that was begun or handed in: the standing, the way, and perhaps the end of the course. */
function useShowPaper(of: QuizOf) {
  const queryClient = useQueryClient();
  return async (paper: Paper) => {
    queryClient.setQueryData(paperQueries.one(paper.id).queryKey, paper);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: quizKey(of) }),
      queryClient.invalidateQueries({ queryKey: courseQueries.way(paper.courseId).queryKey }),
    ]);
    if (paper.lessonId !== null || !paper.result?.hasPassed) return;
    for (const queryKey of learningResultKeys) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: enrollmentQueries.all() });
  };
}

const startPaper = (of: QuizOf) =>
  'lessonId' in of
    ? dataOf(api.POST('/api/lessons/{id}/quiz/papers', { params: { path: { id: of.lessonId } } }))
    : dataOf(api.POST('/api/courses/{id}/final/papers', { params: { path: { id: of.finalOf } } }));

/**
 * Begins an attempt, or continues the one that is open (EVD-2). Where many begin at once it waits in line by itself, for
 * as long as its page is open; `place` says where (SCL-2). While network or server are away it asks again by itself, unless
 * it is called off: the server begins one paper however often it is asked.
 */
export function useStartPaper(of: QuizOf) {
  const show = useShowPaper(of);
  const [place, setPlace] = useState<number | null>(null);
  const { run, isAway, callOff } = useUntilArrived();
  const start = useMutation({
    mutationFn: () =>
      run((signal) => inTurn(() => startPaper(of), { isWanted: () => !signal.aborted, onPlace: setPlace })),
    onSuccess: show,
    onSettled: () => setPlace(null),
  });
  return { start, place, isAway, callOff };
}

/**
 * Hands the paper in, again by itself while network or server are away; it is graded once (EVD-2). `onEnd` hears before the
 * page changes.
 *
 * @param isReady nothing is handed in while an answer is on its way
 */
export function useSubmitPaper(of: QuizOf, { onEnd, isReady }: { onEnd: () => void; isReady: () => boolean }) {
  const show = useShowPaper(of);
  const { run, isAway, callOff } = useUntilArrived();
  const submit = useMutation({
    mutationFn: (paperId: string) =>
      run(() => {
        // What is answered while it waits goes first; the network is away for both.
        if (!isReady()) return Promise.reject(new TypeError('An answer is on its way'));
        return dataOf(api.POST('/api/papers/{id}/submit', { params: { path: { id: paperId } } }));
      }),
    onSuccess: (paper) => {
      onEnd();
      return show(paper);
    },
  });
  return { submit, isAway, callOff };
}

/** Asks the instructor for another attempt after the last one (EVD-2). */
export function useAskAttempt(of: QuizOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      'lessonId' in of
        ? dataOf(api.POST('/api/lessons/{id}/quiz/requests', { params: { path: { id: of.lessonId } }, body: {} }))
        : dataOf(api.POST('/api/courses/{id}/final/requests', { params: { path: { id: of.finalOf } }, body: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paperQueries.standing(of).queryKey }),
  });
}
