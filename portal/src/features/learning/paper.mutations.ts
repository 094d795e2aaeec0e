import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#shared/api/api';
import { courseQueries, enrollmentQueries, learningResultKeys } from '#subjects/courses/course.queries';
import { quizKey, type QuizOf } from '#subjects/courses/quiz-of';
import { inTurn } from './model/in-turn';
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
 * as long as its page is open; `place` says where (SCL-2).
 */
export function useStartPaper(of: QuizOf) {
  const show = useShowPaper(of);
  const [place, setPlace] = useState<number | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const start = useMutation({
    mutationFn: () => inTurn(() => startPaper(of), { isWanted: () => isHere.current, onPlace: setPlace }),
    onSuccess: show,
    onSettled: () => setPlace(null),
  });
  return { start, place };
}

/** Hands the paper in; it is graded once (EVD-2). `onEnd` hears before the page changes. */
export function useSubmitPaper(of: QuizOf, onEnd: () => void) {
  const show = useShowPaper(of);
  return useMutation({
    mutationFn: (paperId: string) => dataOf(api.POST('/api/papers/{id}/submit', { params: { path: { id: paperId } } })),
    onSuccess: (paper) => {
      onEnd();
      return show(paper);
    },
  });
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
