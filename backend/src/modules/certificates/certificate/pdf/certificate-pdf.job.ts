import type { Language } from '@masar/i18n';
import { AppError } from '#platform/errors/app-error';
import { limitedJob } from '#platform/limited-work/limited-job';
import type { PrintedCertificate } from './certificate-page.js';

/** Pixels of the longer side of a signature: more than paper shows. */
const signatureSide = 800;

/**
 * What a PDF can hold of any picture that is taken; its own place is a limited process, as for all foreign bytes. Nothing
 * of one that can't be drawn any more: the name signs by itself then, and nobody goes without their certificate.
 */
async function asPng(picture: Uint8Array): Promise<Uint8Array | null> {
  const [{ Transformer }, { drawnPicture }] = await Promise.all([
    import('@napi-rs/image'),
    import('#platform/pictures/foreign-picture'),
  ]);
  try {
    const drawn = drawnPicture(picture, { width: signatureSide, height: signatureSide, isWhole: true });
    return await new Transformer(drawn).png();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
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
