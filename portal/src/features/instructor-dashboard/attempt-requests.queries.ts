import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type AttemptRequest = Answer<'/api/quiz-requests', 'get'>[number];

const PAGE_SIZE = 20;

export const attemptRequestQueries = {
  all: () => queryRoots.attemptRequests,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...attemptRequestQueries.all(), 'list'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/quiz-requests', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
};

/** Grants another attempt at a quiz, or declines (EVD-2). */
export function useDecideAttempt(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/quiz-requests/{id}/decision', 'post'>) =>
      dataOf(api.POST('/api/quiz-requests/{id}/decision', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have decided in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: attemptRequestQueries.all() }),
  });
}
