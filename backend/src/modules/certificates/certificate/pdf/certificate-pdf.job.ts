import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import type { PrintedCertificate } from './certificate-page.js';

/** Pixels of the longer side of a signature: more than paper shows. */
const signatureSide = 800;

/** What a PDF can hold of any picture that is taken; its own place is a limited process, as for all foreign bytes. */
async function asPng(picture: Uint8Array): Promise<Uint8Array> {
  const [{ Transformer }, { drawnPicture }] = await Promise.all([
    import('@napi-rs/image'),
    import('#platform/pictures/foreign-picture'),
  ]);
  const drawn = drawnPicture(picture, { width: signatureSide, height: signatureSide, isWhole: true });
  return new Transformer(drawn).png();
}

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
    const signature = printed.signature && (await asPng(printed.signature));
    return makePdf(facts, (document) => drawCertificate(document, { ...printed, signature }, language));
  },
);
