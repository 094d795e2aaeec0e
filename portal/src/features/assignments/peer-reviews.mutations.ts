import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { assignmentQueries } from './assignments.queries';
import { peerReviewQueries } from './peer-reviews.queries';

/** Takes the work of somebody else to review, or the one that is begun (ASG-2). */
export function useTakeReview(assignmentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/assignments/{id}/own-reviews', { params: { path: { id: assignmentId } } })),
    onSuccess: (review) => queryClient.setQueryData(peerReviewQueries.one(review.id).queryKey, review),
    // Also after a failure: the last work may have gone to somebody else.
    onSettled: () => queryClient.invalidateQueries({ queryKey: peerReviewQueries.own(assignmentId).queryKey }),
  });
}

/** Hands a review in, once (ASG-2). */
export function useFinishReview(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/peer-reviews/{id}', 'put'>) =>
      dataOf(api.PUT('/api/peer-reviews/{id}', { params: { path: { id } }, body })),
    onSuccess: (review) => {
      queryClient.setQueryData(peerReviewQueries.one(id).queryKey, review);
      return queryClient.invalidateQueries({ queryKey: peerReviewQueries.own(review.assignmentId).queryKey });
    },
  });
}

/** Calls a review of own work helpful or unfair (ASG-2). */
export function useJudgeReview(workId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Payload<'/api/peer-reviews/{id}/opinion', 'put'>) =>
      dataOf(api.PUT('/api/peer-reviews/{id}/opinion', { params: { path: { id } }, body })),
    onSuccess: (received) => queryClient.setQueryData(peerReviewQueries.received(workId).queryKey, received),
  });
}

/** Takes a review out of the result with a reason, or back into it where that is null (ASG-2). */
export function useDropReview(workId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string | null }) => {
      const params = { path: { id } };
      return dataOf(
        reason === null
          ? api.DELETE('/api/peer-reviews/{id}/drop', { params })
          : api.PUT('/api/peer-reviews/{id}/drop', { params, body: { reason } }),
      );
    },
    onSuccess: (result) => queryClient.setQueryData(peerReviewQueries.ofWork(workId).queryKey, result),
  });
}

/** Ends reviewing, so that everybody reads what was written of their work (ASG-2). */
export function useReleaseReviews(assignmentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/assignments/{id}/peer-results/release', { params: { path: { id: assignmentId } } })),
    onSuccess: (assignment) => queryClient.setQueryData(assignmentQueries.one(assignmentId).queryKey, assignment),
  });
}
