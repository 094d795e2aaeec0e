import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public, TokenArea } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { effortOf, Efforts } from '#platform/rate-limits/efforts';
import { networkOf } from '#platform/rate-limits/network';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { readVerificationCode } from '../certificate/verification-code.js';
import { CheckCertificatesDto, CheckedCertificatesResponse } from './bulk-check.dto.js';
import { toCheckedCode } from './bulk-check.presenter.js';

const HOUR = 60 * 60;

/** Employers check many certificates with one call, without an account (CRT-7). */
@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificates')
export class BulkCheckController {
  private readonly ofCaller: RateLimit;

  constructor(
    private readonly queries: CertificateQueries,
    private readonly efforts: Efforts,
    rateLimits: RateLimits,
  ) {
    // A whole company may sit behind one line, where each goes on with an effort; who is signed in counts alone.
    this.ofCaller = rateLimits.named('certificate-checks', { points: 60, seconds: HOUR });
  }

  @Post('verify')
  @Public()
  @Answers(CheckedCertificatesResponse, {
    summary: 'Checks up to 200 certificates by their codes',
    status: 200,
    fails: [InvalidInput, TooManyRequests],
  })
  async check(@Req() request: Request, @Body() body: CheckCertificatesDto): Promise<CheckedCertificatesResponse> {
    await this.count(request);
    const typed = body.codes.map((each) => ({ typed: each, code: readVerificationCode(each) }));
    const rows = await this.queries.byCodes(typed.flatMap(({ code }) => code ?? []));
    const byCode = new Map(rows.map((row) => [row.verification_code, row]));
    return {
      checkedAt: new Date().toISOString(),
      codes: typed.map(({ typed: each, code }) => toCheckedCode(each, code, byCode.get(code ?? ''))),
    };
  }

  private async count(request: Request): Promise<void> {
    const line = networkOf(request.ip);
    if (request.user) await this.ofCaller.count(request.user.id);
    else await this.ofCaller.count(line, undefined, this.efforts.toll(`certificate-checks ${line}`, effortOf(request)));
  }
}
