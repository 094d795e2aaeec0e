import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOrganization } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { RecordNotFound } from '../integrations.errors.js';
import { found } from './found.js';
import { PostingRecordQueries } from './posting-records.queries.js';
import {
  OrganizationApplicationResponse,
  OrganizationPostingResponse,
  toApplicationResponse,
  toPostingResponse,
} from './posting-records.response.js';

const fails = [InvalidInput, RecordNotFound, TooManyRequests];

/** What webhooks of postings and applications name: for programs of the organisation alone (API-8). */
@ApiTags('organization')
@Controller('organization')
export class PostingRecordsController {
  constructor(private readonly postings: PostingRecordQueries) {}

  @Get('postings/:id')
  @ForOrganization('postings:read')
  @Answers(OrganizationPostingResponse, { summary: 'One opportunity, vacancy or service', fails })
  async posting(@Id() id: string): Promise<OrganizationPostingResponse> {
    return toPostingResponse(found(await this.postings.posting(id)));
  }

  @Get('applications/:id')
  @ForOrganization('applications:read')
  @Answers(OrganizationApplicationResponse, { summary: 'One application, or request for a service', fails })
  async application(@Id() id: string): Promise<OrganizationApplicationResponse> {
    return toApplicationResponse(found(await this.postings.application(id)));
  }
}
