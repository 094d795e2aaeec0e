import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import type { CvContent } from './cv-content.js';
import { cvTexts } from './cv-texts.js';

interface Order {
  content: CvContent;
  language: Language;
  now: Date;
  /** Where the portal is, without its protocol. */
  address: string;
}

/** A CV's file. */
export const drawCvPdf = limitedJob(
  import.meta.url,
  'drawCvPdf',
  'papers',
  async ({ content, language, now, address }: Order): Promise<Uint8Array> => {
    const { makePdf } = await import('#platform/pdf/pdf-file');
    const { CvPage } = await import('./cv-page.js');
    const title = cvTexts[language].title(content.name);
    return makePdf({ title, language, layout: 'portrait', date: now }, (document) =>
      new CvPage(document, language).draw(content, now, address),
    );
  },
);
