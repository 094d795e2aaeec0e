import { type Language, languages } from '@masar/i18n';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf } from '#platform/http/fields';
import { CvQueries } from './cv.queries.js';
import { CvPdf } from './cv-pdf.js';
import { sendCv } from './send-cv.js';

export class CvQuery {
  @OneOf(languages, { optional: true, description: 'Arabic when missing' }) language?: Language;
}

@ApiTags('profile')
@Controller('profile')
export class CvController {
  constructor(
    private readonly queries: CvQueries,
    private readonly pdf: CvPdf,
  ) {}

  @Get('cv')
  @SignedIn()
  @ApiProduces('application/pdf')
  @Answers(null, {
    status: 200,
    summary: 'My CV as PDF, made of verified records',
    fails: [InvalidInput, Unauthorized, Unavailable],
  })
  async download(
    @CurrentUser() viewer: Viewer,
    @Query() { language = 'ar' }: CvQuery,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.pdf.render(await this.queries.of(viewer.id), language, new Date());
    sendCv(response, bytes, language);
  }
}
