import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn, TokenArea } from '#platform/access/access.decorators';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ForumQueries } from './forum.queries.js';
import { ForumResponse } from './forum.response.js';

@ApiTags('community')
@TokenArea('community')
@Controller('forums')
export class ForumsController {
  constructor(private readonly queries: ForumQueries) {}

  @Get()
  @SignedIn()
  @Answers(ForumResponse, { many: true, summary: 'All forums in their order', fails: [Unauthorized] })
  async all(): Promise<ForumResponse[]> {
    return this.queries.all();
  }
}
