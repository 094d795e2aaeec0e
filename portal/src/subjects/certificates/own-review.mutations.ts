import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ownCertificates } from './own-certificates.queries';

/** Asks for another review of a certificate that was sent back (CRT-11). */
export function useAskReview(certificateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { note?: string }) =>
      dataOf(api.POST('/api/certificates/{id}/ask-review', { params: { path: { id: certificateId } }, body })),
    // Also after a failure: another tab may have asked in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownCertificates.all() }),
  });
}
