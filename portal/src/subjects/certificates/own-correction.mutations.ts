import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ownCertificates } from './own-certificates.queries';

/** Wishes for a corrected name on a certificate (CRT-12). */
export function useAskCorrection(certificateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/certificates/{id}/correction', 'post'>) =>
      dataOf(api.POST('/api/certificates/{id}/correction', { params: { path: { id: certificateId } }, body })),
    // Also after a failure: another tab may have asked in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownCertificates.all() }),
  });
}
