import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApplicationNotFound, ApplicationQueries } from '#modules/postings';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CvQuery } from './cv.controller.js';
import { CvQueries } from './cv.queries.js';
import { CvPdf } from './cv-pdf.js';
import { sendCv } from './send-cv.js';

/** The CV that somebody attached to an application: for them, the poster and administrators, until it is withdrawn. */
@ApiTags('applications')
@TokenArea('applications')
@Controller('applications')
export class AttachedCvController {
  constructor(
    private readonly applications: ApplicationQueries,
    private readonly queries: CvQueries,
    private readonly pdf: CvPdf,
  ) {}

  @Get(':id/cv')
  @SignedIn()
  @ApiProduces('application/pdf')
  @Answers(null, {
    status: 200,
    summary: 'The applicant’s CV as PDF, as their records are today, where they attached it',
    fails: [InvalidInput, Unauthorized, ApplicationNotFound, Unavailable],
  })
  async download(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() { language = 'ar' }: CvQuery,
    @Res() response: Response,
  ): Promise<void> {
    const application = await this.applications.visibleTo(viewer, id);
    if (!application.has_cv || application.status === 'withdrawn') throw new ApplicationNotFound();
    const record = await this.queries.of(application.user_id);
    sendCv(response, await this.pdf.render(record, language, new Date()), language);
  }
}
