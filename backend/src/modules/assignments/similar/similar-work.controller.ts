import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { WorkNotFound } from '../assignments.errors.js';
import { SimilarWorkQueries } from './similar-work.queries.js';
import { SimilarWorksResponse } from './similar-work.response.js';

@ApiTags('assignments')
@Controller('submissions/:id/similar')
@Roles('instructor', 'admin')
export class SimilarWorkController {
  constructor(private readonly similar: SimilarWorkQueries) {}

  @Get()
  @Answers(SimilarWorksResponse, {
    summary: 'Work of others for the same assignment that shares words with this one, for who marks it',
    fails: [InvalidInput, Unauthorized, Forbidden, WorkNotFound],
  })
  async of(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<SimilarWorksResponse> {
    return this.similar.of(id, viewer);
  }
}
