import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ownCertificates } from '#subjects/certificates/own-certificates.queries';

export type { OwnCertificate as Certificate } from '#subjects/certificates/own-certificates.queries';
export type Verification = Answer<'/api/certificates/verify/{code}', 'get'>;

export const certificateQueries = {
  ...ownCertificates,
  /** Asked anew at every visit: what counts is whether the certificate is valid now (CRT-4). */
  verification: (code: string) =>
    queryOptions({
      queryKey: [...ownCertificates.all(), 'verification', code],
      queryFn: () => dataOf(api.GET('/api/certificates/verify/{code}', { params: { path: { code } } })),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Address of the signed Open Badge (CRT-5). */
export const credentialAddress = (code: string): string =>
  `/api/certificates/verify/${encodeURIComponent(code)}/credential`;
