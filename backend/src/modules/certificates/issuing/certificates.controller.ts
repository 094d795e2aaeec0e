import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Public, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { toCertificate, toVerification } from '../certificate/certificate.presenter.js';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { CertificateResponse, CertificateVerificationResponse } from '../certificate/dto/certificate.response.js';
import { ReissueCertificateDto, RevokeCertificateDto } from '../certificate/dto/certificate-changes.dto.js';
import { CertificatePdfQuery } from '../certificate/dto/certificate-pdf.query.js';
import { CertificatePdf } from '../certificate/pdf/certificate-pdf.js';
import { readVerificationCode } from '../certificate/verification-code.js';
import {
  CertificateNotActive,
  CertificateNotFound,
  CertificateNotPending,
  CertificateReviewDecided,
  OwnCertificate,
} from '../certificates.errors.js';
import { CertificateService } from './certificate.service.js';

@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificates')
export class CertificatesController {
  constructor(
    private readonly certificates: CertificateService,
    private readonly queries: CertificateQueries,
    private readonly pdf: CertificatePdf,
  ) {}

  @Get()
  @SignedIn()
  @Answers(CertificateResponse, { summary: 'Lists my certificates', many: true, fails: [Unauthorized] })
  async mine(@CurrentUser() viewer: Viewer): Promise<CertificateResponse[]> {
    return (await this.queries.ofHolder(viewer.id)).map(toCertificate);
  }

  @Get('verify/:code')
  @Public()
  @Answers(CertificateVerificationResponse, {
    summary: 'Checks a certificate by its code; small letters, spaces and dashes don’t matter',
    fails: [CertificateNotFound],
  })
  async verify(@Param('code') typed: string): Promise<CertificateVerificationResponse> {
    const code = readVerificationCode(typed);
    const row = code && (await this.queries.byCode(code));
    if (!row) throw new CertificateNotFound();
    return toVerification(row, new Date());
  }

  @Get(':id/pdf')
  @SignedIn()
  @ApiProduces('application/pdf')
  @Answers(null, {
    summary: 'Downloads a valid certificate as PDF',
    status: 200,
    fails: [InvalidInput, Unauthorized, CertificateNotFound, CertificateNotActive, Unavailable],
  })
  async download(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: CertificatePdfQuery,
    @Res() response: Response,
  ): Promise<void> {
    const row = await (viewer.role === 'admin' ? this.queries.byId(id) : this.queries.byIdOfHolder(id, viewer.id));
    if (!row) throw new CertificateNotFound();
    if (row.status !== 'verified') throw new CertificateNotActive();
    const language = query.language ?? 'ar';
    const bytes = await this.pdf.render(row, language);
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="${row.certificate_number}-${language}.pdf"`,
      })
      .end(bytes);
  }

  @Post(':id/approve')
  @Roles('instructor', 'admin')
  @Answers(CertificateResponse, {
    summary: 'Approves a certificate that waits for review',
    status: 200,
    fails: [
      InvalidInput,
      Unauthorized,
      Forbidden,
      OwnCertificate,
      CertificateNotFound,
      CertificateNotPending,
      CertificateReviewDecided,
    ],
  })
  async approve(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<CertificateResponse> {
    await this.certificates.approve(id, viewer);
    return this.shown(id);
  }

  @Post(':id/revoke')
  @Roles('admin')
  @Answers(CertificateResponse, {
    summary: 'Revokes a certificate with a reason',
    status: 200,
    fails: [InvalidInput, Unauthorized, Forbidden, CertificateNotFound, CertificateNotActive],
  })
  async revoke(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: RevokeCertificateDto,
  ): Promise<CertificateResponse> {
    await this.certificates.revoke(id, viewer, body.reason);
    return this.shown(id);
  }

  @Post(':id/reissue')
  @Roles('admin')
  @Answers(CertificateResponse, {
    summary: 'Replaces a certificate by one with a corrected name',
    status: 201,
    fails: [InvalidInput, Unauthorized, Forbidden, OwnCertificate, CertificateNotFound, CertificateNotActive],
  })
  async reissue(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: ReissueCertificateDto,
  ): Promise<CertificateResponse> {
    return this.shown(await this.certificates.reissue(id, viewer, body));
  }

  private async shown(id: string): Promise<CertificateResponse> {
    const row = await this.queries.byId(id);
    if (!row) throw new CertificateNotFound();
    return toCertificate(row);
  }
}
