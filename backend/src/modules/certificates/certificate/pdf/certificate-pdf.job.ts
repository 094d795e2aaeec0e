import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import type { PrintedCertificate } from './certificate-page.js';

interface Order {
  printed: PrintedCertificate;
  language: Language;
}

/** A certificate's file. */
export const drawCertificatePdf = limitedJob(
  import.meta.url,
  'drawCertificatePdf',
  'papers',
  async ({ printed, language }: Order): Promise<Uint8Array> => {
    const { makePdf } = await import('#platform/pdf/pdf-file');
    const { drawCertificate } = await import('./certificate-page.js');
    const facts = {
      title: `${printed.certificateNumber} ${printed.courseTitleEn}`,
      author: printed.issuerNameEn,
      language,
      layout: 'landscape' as const,
      date: printed.issuedAt,
    };
    return makePdf(facts, (document) => drawCertificate(document, printed, language));
  },
);
