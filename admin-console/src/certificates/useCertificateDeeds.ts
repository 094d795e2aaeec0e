import { useMessages } from '@masar/ui';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../providers/http-client';
import type { Certificate } from './certificate.fields';
import { certificatesMessages } from './certificates.messages';

/** Approving, revoking and replacing, each waiting for the server; what is wrong is named at its field. */
export function useCertificateDeeds(certificate: Certificate) {
  const text = useMessages(certificatesMessages);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const run = async (deed: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setErrors({});
    try {
      await deed();
      notify(done, { type: 'success' });
      refresh();
    } catch (failure) {
      const { errors: fields = {} } = failure instanceof HttpError ? (failure.body as { errors?: typeof errors }) : {};
      setErrors(fields);
      notify(failure instanceof Error ? failure.message : text.failed, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const { id, version } = certificate;
  const change = (data: object) =>
    dataProvider.update('certificates', { id, data: { version, ...data }, previousData: certificate });
  return {
    isBusy,
    errors,
    approve: () => void run(() => change({ status: 'verified' }), text.approved),
    sendBack: (reviewId: string, reason: string) =>
      void run(
        () =>
          httpClient(`/api/certificate-reviews/${reviewId}/decision`, {
            method: 'POST',
            body: JSON.stringify({ decision: 'sent_back', reason }),
          }),
        text.sentBack,
      ),
    revoke: (revokedReason: string) => void run(() => change({ status: 'revoked', revokedReason }), text.revoked),
    reissue: (entry: { holderNameAr: string; holderNameEn: string; reason: string }) =>
      void run(
        () => httpClient(`/api/certificates/${id}/reissue`, { method: 'POST', body: JSON.stringify(entry) }),
        text.reissued,
      ),
  };
}
