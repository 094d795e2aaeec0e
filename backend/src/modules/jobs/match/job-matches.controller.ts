import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PostingNotFound } from '#modules/postings';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { languageOf } from '#platform/i18n/request-language';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { MatchQuery, RecommendationsQuery } from '../job.dto.js';
import { JobQueries } from '../job.queries.js';
import { JobMatching } from './job-matching.js';
import { JobRecommendations } from './job-recommendations.js';
import { JobMatchResponse, JobRecommendationResponse } from './match.response.js';

@ApiTags('jobs')
@TokenArea('jobs')
@Controller('jobs')
@SignedIn()
export class JobMatchesController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly matching: JobMatching,
    private readonly recommended: JobRecommendations,
  ) {}

  @Get('recommendations')
  @KeptForReader()
  @Answers(JobRecommendationResponse, {
    many: true,
    summary: 'Open vacancies that fit my skills, the best first',
    fails: [InvalidInput, Unauthorized],
  })
  async recommendations(
    @CurrentUser() viewer: Viewer,
    @Query() { limit = 10 }: RecommendationsQuery,
    @Req() request: Request,
  ): Promise<JobRecommendationResponse[]> {
    return this.recommended.best(viewer, limit, languageOf(request));
  }

  @Get(':id/match')
  @Answers(JobMatchResponse, {
    summary: 'How well one vacancy fits my skills, and what would help',
    fails: [InvalidInput, Unauthorized, PostingNotFound],
  })
  async match(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() _: MatchQuery,
    @Req() request: Request,
  ): Promise<JobMatchResponse> {
    const job = await this.jobs.visibleTo(viewer, id);
    return this.matching.match(viewer, job, languageOf(request));
  }
}
