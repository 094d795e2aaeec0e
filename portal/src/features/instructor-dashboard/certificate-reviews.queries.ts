import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type CertificateReview = Answer<'/api/certificate-reviews', 'get'>[number];
export type CertificateWork = Answer<'/api/certificate-reviews/{id}/work', 'get'>;
export type OpenReviewState = 'waiting' | 'sent_back';

/** Rows that one page of the list brings, and rows on the dashboard. */
const PAGE_SIZE = 20;
const SHOWN_FIRST = 3;

export const certificateReviewQueries = {
  all: () => queryRoots.certificateReviews,
  /** The first few of those that wait, with how many there are. */
  first: () =>
    queryOptions({
      queryKey: [...certificateReviewQueries.all(), 'first'],
      queryFn: () => listPageOf(api.GET('/api/certificate-reviews', { params: { query: { limit: SHOWN_FIRST } } })),
    }),
  list: (state: OpenReviewState) =>
    infiniteQueryOptions({
      queryKey: [...certificateReviewQueries.all(), 'list', state],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/certificate-reviews', {
            params: { query: { limit: PAGE_SIZE, state, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
  work: (id: string) =>
    queryOptions({
      queryKey: [...certificateReviewQueries.all(), 'work', id],
      queryFn: () => dataOf(api.GET('/api/certificate-reviews/{id}/work', { params: { path: { id } } })),
    }),
};

/** Approves a certificate that waits, or sends it back (CRT-11). */
export function useDecideReview(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/certificate-reviews/{id}/decision', 'post'>) =>
      dataOf(api.POST('/api/certificate-reviews/{id}/decision', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have decided in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateReviewQueries.all() }),
  });
}
