import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { type DismissalReason, recommendationQueries } from '#subjects/recommendations/recommendation.queries';

interface Dismissal {
  courseId: string;
  reason: DismissalReason;
}

function useChange<Variables>(change: (variables: Variables) => Promise<unknown>, failed: string) {
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recommendationQueries.all() }),
    onError: (error) => notifyFailure(error, { title: failed }),
  });
}

/** Says that a course is not wanted, or why; another one takes its place. */
export const useDismiss = (failed: string) =>
  useChange(
    ({ courseId, reason }: Dismissal) =>
      api.POST('/api/ai/recommendations/{courseId}/dismissal', { params: { path: { courseId } }, body: { reason } }),
    failed,
  );

/** Takes that back. */
export const useTakeBack = (failed: string) =>
  useChange(
    (courseId: string) =>
      api.DELETE('/api/ai/recommendations/{courseId}/dismissal', { params: { path: { courseId } } }),
    failed,
  );
