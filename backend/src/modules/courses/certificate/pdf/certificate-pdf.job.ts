import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import { makePdf } from '#platform/pdf/pdf-file';
import { drawCertificate, type PrintedCertificate } from './certificate-page.js';

interface Order {
  printed: PrintedCertificate;
  language: Language;
}

/** A certificate's file. */
export const drawCertificatePdf = limitedJob(
  import.meta.url,
  'drawCertificatePdf',
  'own',
  ({ printed, language }: Order): Promise<Uint8Array> =>
    makePdf(
      {
        title: `${printed.certificateNumber} ${printed.courseTitleEn}`,
        author: printed.issuerNameEn,
        language,
        layout: 'landscape',
        date: printed.issuedAt,
      },
      (document) => drawCertificate(document, printed, language),
    ),
);
