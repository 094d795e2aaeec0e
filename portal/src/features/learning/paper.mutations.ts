import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { lessonQueries } from './lesson.queries';
import { type Paper, paperQueries } from './paper.queries';

/** What follows from a paper that was begun or handed in: the standing, and what the lesson tells of its quiz. */
function useShowPaper(lessonId: string) {
  const queryClient = useQueryClient();
  return async (paper: Paper) => {
    queryClient.setQueryData(paperQueries.one(paper.id).queryKey, paper);
    await queryClient.invalidateQueries({ queryKey: lessonQueries.one(lessonId).queryKey });
  };
}

/** Begins an attempt, or continues the one that is open (EVD-2). */
export function useStartPaper(lessonId: string) {
  const show = useShowPaper(lessonId);
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/lessons/{id}/quiz/papers', { params: { path: { id: lessonId } } })),
    onSuccess: show,
  });
}

/** Hands the paper in; it is graded once (EVD-2). `onEnd` hears before the page changes. */
export function useSubmitPaper(lessonId: string, onEnd: () => void) {
  const show = useShowPaper(lessonId);
  return useMutation({
    mutationFn: (paperId: string) => dataOf(api.POST('/api/papers/{id}/submit', { params: { path: { id: paperId } } })),
    onSuccess: (paper) => {
      onEnd();
      return show(paper);
    },
  });
}

/** Asks the instructor for another attempt after the last one (EVD-2). */
export function useAskAttempt(lessonId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/lessons/{id}/quiz/requests', { params: { path: { id: lessonId } }, body: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paperQueries.standing(lessonId).queryKey }),
  });
}
