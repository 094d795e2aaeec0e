import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public, TokenArea } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { CertificateNotActive, CertificateNotFound } from '../certificates.errors.js';
import { BadgeBaker } from './baked/badge-baker.js';
import type { BadgePicture } from './baked/badge-picture.job.js';
import { IntegritySigner } from './integrity/integrity-signer.js';
import { toOpenBadge } from './open-badge.js';
import { openToAllSites } from './open-to-all-sites.js';
import { validCertificate } from './valid-certificate.js';

const fails = [CertificateNotFound, CertificateNotActive, Unavailable];

/** A certificate as Open Badge whose proof is inside of it, plain or baked into a picture (EVD-7). */
@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificates/verify/:code')
export class BadgesController {
  constructor(
    private readonly queries: CertificateQueries,
    private readonly integrity: IntegritySigner,
    private readonly baker: BadgeBaker,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('badge.json')
  @Public()
  @openToAllSites()
  @ApiProduces('application/vc')
  @Answers(null, {
    summary: 'Downloads a valid certificate as Open Badge 3.0 with a Data Integrity proof (eddsa-rdfc-2022)',
    status: 200,
    fails,
  })
  async plain(@Param('code') typed: string, @Res() response: Response): Promise<void> {
    const row = await validCertificate(this.queries, typed);
    const badge = await this.integrity.sign(toOpenBadge(row, this.config.http.publicUrl));
    send(response, 'application/vc', `${row.certificate_number}.json`, Buffer.from(JSON.stringify(badge)));
  }

  @Get('badge.png')
  @Public()
  @openToAllSites()
  @ApiProduces('image/png')
  @Answers(null, {
    summary: 'Downloads a valid certificate as a PNG picture with the Open Badge 3.0 baked in',
    status: 200,
    fails,
  })
  png(@Param('code') typed: string, @Res() response: Response): Promise<void> {
    return this.baked(typed, 'png', 'image/png', response);
  }

  @Get('badge.svg')
  @Public()
  @openToAllSites()
  @ApiProduces('image/svg+xml')
  @Answers(null, {
    summary: 'Downloads a valid certificate as an SVG drawing with the Open Badge 3.0 baked in',
    status: 200,
    fails,
  })
  svg(@Param('code') typed: string, @Res() response: Response): Promise<void> {
    return this.baked(typed, 'svg', 'image/svg+xml', response);
  }

  private async baked(typed: string, form: BadgePicture, type: string, response: Response): Promise<void> {
    const row = await validCertificate(this.queries, typed);
    const badge = await this.integrity.sign(toOpenBadge(row, this.config.http.publicUrl));
    send(response, type, `${row.certificate_number}.${form}`, await this.baker.bake(form, row, badge));
  }
}

/** As a file, so that no browser opens a drawing as a page of this site. */
function send(response: Response, type: string, name: string, bytes: Buffer): void {
  response
    .set({
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-cache',
    })
    .end(bytes);
}
