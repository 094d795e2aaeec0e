import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, TokenArea } from '#platform/access/access.decorators';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { type Page, PageQuery } from '#platform/http/paging';
import { readVerificationCode } from '../certificate/verification-code.js';
import { CertificateNotFound, LogNotAsLong } from '../certificates.errors.js';
import { openToAllSites } from '../credential/open-to-all-sites.js';
import { CertificateLogQueries } from './certificate-log.queries.js';
import {
  LogConsistencyResponse,
  LogEntryResponse,
  LogHeadResponse,
  LogProofResponse,
} from './certificate-log.response.js';
import { LogConsistencyQuery } from './log-consistency.query.js';

/** The public log of certificates: what a stranger needs to find one that was changed, removed or dated back (EVD-6). */
@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificates')
export class CertificateLogController {
  constructor(private readonly log: CertificateLogQueries) {}

  @Get('log/head')
  @Public()
  @openToAllSites()
  @Answers(LogHeadResponse, { summary: 'The signed head of the log of certificates; keep it to compare later ones' })
  head(): Promise<LogHeadResponse> {
    return this.log.head();
  }

  @Get('log/entries')
  @Public()
  @openToAllSites()
  @AnswersPage(LogEntryResponse, {
    summary: 'The entries of the log of certificates, from the first on',
    fails: [InvalidInput],
  })
  entries(@Query() query: PageQuery): Promise<Page<LogEntryResponse>> {
    return this.log.entries(query);
  }

  @Get('log/consistency')
  @Public()
  @openToAllSites()
  @Answers(LogConsistencyResponse, {
    summary: 'Proves that the log of today begins with that of an earlier head',
    fails: [InvalidInput, LogNotAsLong],
  })
  async consistency(@Query() { from }: LogConsistencyQuery): Promise<LogConsistencyResponse> {
    const proof = await this.log.consistency(from);
    if (!proof) throw new LogNotAsLong();
    return proof;
  }

  @Get('verify/:code/proof')
  @Public()
  @openToAllSites()
  @Answers(LogProofResponse, {
    summary: 'Proves by the log of certificates what a certificate says and when it was issued',
    fails: [CertificateNotFound],
  })
  async proof(@Param('code') typed: string): Promise<LogProofResponse> {
    const code = readVerificationCode(typed);
    const proof = code && (await this.log.proofOf(code));
    if (!proof) throw new CertificateNotFound();
    return proof;
  }
}
