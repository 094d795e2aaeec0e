import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CertificateReviewNotFound } from '#modules/certificates';
import { CurrentUser, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CertificateWorkQueries } from './certificate-work.queries.js';
import { CertificateWorkResponse } from './certificate-work.response.js';

@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificate-reviews')
@Roles('instructor', 'admin')
export class CertificateWorkController {
  constructor(private readonly queries: CertificateWorkQueries) {}

  @Get(':id/work')
  @Answers(CertificateWorkResponse, {
    summary: 'What the learner of a certificate that waits for review did in the course',
    fails: [InvalidInput, Unauthorized, Forbidden, CertificateReviewNotFound],
  })
  async work(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<CertificateWorkResponse> {
    return this.queries.of(id, viewer);
  }
}
