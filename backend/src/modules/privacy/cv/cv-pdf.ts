import type { Language } from '@masar/i18n';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { LimitedWork } from '#platform/limited-work/limited-work';
import type { CvRecord } from './cv.queries.js';
import { cvContent } from './cv-content.js';
import { drawCvPdf } from './cv-pdf.job.js';

/** A CV on paper, in one of both languages (PRF-2). */
@Injectable()
export class CvPdf {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly work: LimitedWork,
  ) {}

  async render(record: CvRecord, language: Language, now: Date): Promise<Buffer> {
    const { publicUrl } = this.config.http;
    const content = cvContent(record, language, publicUrl);
    const address = publicUrl.replace(/^https?:\/\//, '');
    return Buffer.from(await this.work.draw(drawCvPdf, { content, language, now: dayOf(now), address }));
  }
}

/** A CV says its day alone, so that the same one of the same day is the same file. */
const dayOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
