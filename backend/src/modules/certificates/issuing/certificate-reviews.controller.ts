import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { toCertificate } from '../certificate/certificate.presenter.js';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { CertificateResponse } from '../certificate/dto/certificate.response.js';
import {
  CertificateNotFound,
  CertificateNotSentBack,
  CertificateReviewDecided,
  CertificateReviewNotFound,
  OwnCertificate,
} from '../certificates.errors.js';
import {
  AskReviewDto,
  DecideCertificateReviewDto,
  ListCertificateReviewsQuery,
} from '../review/certificate-review.dto.js';
import { toCertificateReview } from '../review/certificate-review.presenter.js';
import { CertificateReviewQueries } from '../review/certificate-review.queries.js';
import { CertificateReviewResponse } from '../review/certificate-review.response.js';
import { CertificateReviewService } from './certificate-review.service.js';

@ApiTags('certificates')
@TokenArea('certificates')
@Controller()
export class CertificateReviewsController {
  constructor(
    private readonly queries: CertificateReviewQueries,
    private readonly reviews: CertificateReviewService,
    private readonly certificates: CertificateQueries,
  ) {}

  @Get('certificate-reviews')
  @Roles('instructor', 'admin')
  @AnswersPage(CertificateReviewResponse, {
    summary: 'Certificates of own courses that wait for review or were sent back, the one asked for first in front',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async queue(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListCertificateReviewsQuery,
  ): Promise<Page<CertificateReviewResponse>> {
    return mapRows(await this.queries.queueOf(viewer, query), toCertificateReview);
  }

  @Post('certificate-reviews/:id/decision')
  @Roles('instructor', 'admin')
  @Answers(CertificateReviewResponse, {
    summary: 'Approves a certificate of an own course that waits for review, or sends it back with a reason',
    status: 200,
    fails: [InvalidInput, Unauthorized, Forbidden, OwnCertificate, CertificateReviewNotFound, CertificateReviewDecided],
  })
  async decide(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: DecideCertificateReviewDto,
  ): Promise<CertificateReviewResponse> {
    await this.reviews.decide(id, viewer, body);
    return toCertificateReview(await this.queries.one(id, viewer));
  }

  @Post('certificates/:id/ask-review')
  @SignedIn()
  @Answers(CertificateResponse, {
    summary: 'Asks for another review of my certificate that was sent back',
    status: 200,
    fails: [InvalidInput, Unauthorized, CertificateNotFound, CertificateNotSentBack],
  })
  async askAgain(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() { note }: AskReviewDto,
  ): Promise<CertificateResponse> {
    await this.reviews.askAgain(id, viewer, note);
    const row = await this.certificates.byIdOfHolder(id, viewer.id);
    if (!row) throw new CertificateNotFound();
    return toCertificate(row);
  }
}
