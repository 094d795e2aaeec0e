import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type CertificateCorrection = Answer<'/api/certificate-corrections', 'get'>[number];

const PAGE_SIZE = 20;

export const certificateCorrectionQueries = {
  all: () => queryRoots.certificateCorrections,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...certificateCorrectionQueries.all(), 'list'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/certificate-corrections', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
};

/** Replaces the certificate by one with the wished name, or declines (CRT-12). */
export function useDecideCorrection(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/certificate-corrections/{id}/decision', 'post'>) =>
      dataOf(api.POST('/api/certificate-corrections/{id}/decision', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have decided in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateCorrectionQueries.all() }),
  });
}
