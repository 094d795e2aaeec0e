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

/** The forms of an Open Badge: baked into a picture, or as file with a proof of either kind (CRT-5, EVD-7). */
export const badgeForms = ['png', 'svg', 'json', 'jwt'] as const;

export function badgeAddress(code: string, form: (typeof badgeForms)[number]): string {
  const certificate = `/api/certificates/verify/${encodeURIComponent(code)}`;
  return form === 'jwt' ? `${certificate}/credential` : `${certificate}/badge.${form}`;
}
