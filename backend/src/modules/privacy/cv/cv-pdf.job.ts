import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import { makePdf } from '#platform/pdf/pdf-file';
import type { CvContent } from './cv-content.js';
import { CvPage } from './cv-page.js';
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
  'own',
  ({ content, language, now, address }: Order): Promise<Uint8Array> =>
    makePdf({ title: cvTexts[language].title(content.name), language, layout: 'portrait', date: now }, (document) =>
      new CvPage(document, language).draw(content, now, address),
    ),
);
