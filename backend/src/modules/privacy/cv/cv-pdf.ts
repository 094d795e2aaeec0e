import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@masar/i18n';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { makePdf } from '#platform/pdf/pdf-file';
import { cvContent } from './cv-content.js';
import { CvPage } from './cv-page.js';
import { cvTexts } from './cv-texts.js';
import type { CvRecord } from './cv.queries.js';

/** A CV on paper, in one of both languages (PRF-2). */
@Injectable()
export class CvPdf {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async render(record: CvRecord, language: Language, now: Date): Promise<Buffer> {
    const { publicUrl } = this.config.http;
    const content = cvContent(record, language, publicUrl);
    const title = cvTexts[language].title(content.name);
    return makePdf({ title, language, layout: 'portrait', date: now }, (document) =>
      new CvPage(document, language).draw(content, now, publicUrl.replace(/^https?:\/\//, '')),
    );
  }
}
