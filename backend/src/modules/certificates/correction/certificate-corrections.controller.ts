import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import { toCertificate } from '../certificate/certificate.presenter.js';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { CertificateResponse } from '../certificate/dto/certificate.response.js';
import {
  CertificateCorrectionDecided,
  CertificateCorrectionNotFound,
  CertificateCorrectionWaits,
  CertificateNotActive,
  CertificateNotCorrectable,
  CertificateNotFound,
  OwnCertificate,
} from '../certificates.errors.js';
import { AskCorrectionDto, DecideCorrectionDto } from './certificate-correction.dto.js';
import { CertificateCorrectionQueries, toCertificateCorrection } from './certificate-correction.queries.js';
import { CertificateCorrectionResponse } from './certificate-correction.response.js';
import { CertificateCorrectionService } from './certificate-correction.service.js';

@ApiTags('certificates')
@TokenArea('certificates')
@Controller()
export class CertificateCorrectionsController {
  constructor(
    private readonly queries: CertificateCorrectionQueries,
    private readonly corrections: CertificateCorrectionService,
    private readonly certificates: CertificateQueries,
  ) {}

  @Get('certificate-corrections')
  @Roles('instructor', 'admin')
  @AnswersPage(CertificateCorrectionResponse, {
    summary: 'Wishes for a corrected name on certificates of own courses, the one asked for first in front',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async queue(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<CertificateCorrectionResponse>> {
    return mapRows(await this.queries.queueOf(viewer, query), toCertificateCorrection);
  }

  @Post('certificate-corrections/:id/decision')
  @Roles('instructor', 'admin')
  @Answers(CertificateCorrectionResponse, {
    summary: 'Replaces the certificate by one with the name that was wished for, or declines with a reason',
    status: 200,
    fails: [
      InvalidInput,
      Unauthorized,
      Forbidden,
      OwnCertificate,
      CertificateCorrectionNotFound,
      CertificateCorrectionDecided,
      CertificateNotActive,
    ],
  })
  async decide(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: DecideCorrectionDto,
  ): Promise<CertificateCorrectionResponse> {
    await this.corrections.decide(id, viewer, body);
    return toCertificateCorrection(await this.queries.one(id, viewer));
  }

  @Post('certificates/:id/correction')
  @SignedIn()
  @Answers(CertificateResponse, {
    summary: 'Wishes for a corrected name on my certificate, within thirty days of its issue',
    status: 200,
    fails: [InvalidInput, Unauthorized, CertificateNotFound, CertificateNotCorrectable, CertificateCorrectionWaits],
  })
  async ask(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: AskCorrectionDto,
  ): Promise<CertificateResponse> {
    await this.corrections.ask(id, viewer, body);
    const row = await this.certificates.byIdOfHolder(id, viewer.id);
    if (!row) throw new CertificateNotFound();
    return toCertificate(row);
  }
}
