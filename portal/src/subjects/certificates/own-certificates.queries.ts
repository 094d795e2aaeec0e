import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type OwnCertificate = Answer<'/api/certificates', 'get'>[number];
export type OwnReview = NonNullable<OwnCertificate['review']>;

/** The reader's certificates, and everything else that is kept of certificates. */
export const ownCertificates = {
  all: () => queryRoots.certificates,
  mine: () =>
    queryOptions({
      queryKey: [...ownCertificates.all(), 'mine'],
      queryFn: () => dataOf(api.GET('/api/certificates')),
    }),
};

/** Address of the PDF in one of the two languages (CRT-3). */
export const pdfAddress = (certificateId: string, language: 'ar' | 'en'): string =>
  `/api/certificates/${encodeURIComponent(certificateId)}/pdf?language=${language}`;
