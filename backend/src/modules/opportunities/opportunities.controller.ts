import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ApplicationDetailResponse,
  ApplicationQueries,
  ApplicationResponse,
  DeadlinePassed,
  ListApplicantsQuery,
  NotThePoster,
  OwnPosting,
  PostingClosed,
  PostingDesk,
  PostingEnded,
  PostingInReview,
  PostingLimits,
  PostingNotFound,
  PostingNotPublished,
  toListedApplication,
} from '#modules/postings';
import { CurrentUser, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { ApplyDto, EditOpportunityDto, ListOpportunitiesQuery, PostOpportunityDto } from './opportunity.dto.js';
import { opportunityKind } from './opportunity.kind.js';
import { OpportunityQueries } from './opportunity.queries.js';
import { OpportunityResponse, toOpportunityResponse } from './opportunity.response.js';
import { OpportunityList } from './opportunity-list.js';

@ApiTags('opportunities')
@TokenArea('opportunities')
@Controller('opportunities')
@SignedIn()
export class OpportunitiesController {
  constructor(
    private readonly queries: OpportunityQueries,
    private readonly lists: OpportunityList,
    private readonly desk: PostingDesk,
    private readonly applications: ApplicationQueries,
    private readonly limits: PostingLimits,
  ) {}

  @Get()
  @KeptForReader()
  @AnswersPage(OpportunityResponse, {
    summary: 'Open opportunities, the newest first; or those that I posted',
    fails: [InvalidInput, Unauthorized],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListOpportunitiesQuery,
  ): Promise<Page<OpportunityResponse>> {
    return this.lists.page(viewer, query);
  }

  @Post()
  @Roles('admin', 'volunteer')
  @Answers(OpportunityResponse, {
    status: 201,
    summary: 'Posts an opportunity; one that looks like a trap, and on a live platform every one, waits for review',
    fails: [InvalidInput, Unauthorized, Forbidden, TooManyRequests],
  })
  async post(@CurrentUser() viewer: Viewer, @Body() body: PostOpportunityDto): Promise<OpportunityResponse> {
    await this.limits.count('postings', viewer.id);
    return this.one(viewer, await this.desk.post(opportunityKind, viewer, body));
  }

  @Get(':id')
  @Answers(OpportunityResponse, { summary: 'One opportunity', fails: [Unauthorized, PostingInReview, PostingNotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<OpportunityResponse> {
    return toOpportunityResponse(await this.queries.visibleTo(viewer, id), viewer, new Date());
  }

  @Patch(':id')
  @Roles('admin', 'volunteer')
  @Answers(OpportunityResponse, {
    summary: 'Changes, closes or opens an own opportunity; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditOpportunityDto,
  ): Promise<OpportunityResponse> {
    await this.desk.edit(opportunityKind, viewer, id, body);
    return this.one(viewer, id);
  }

  @Post(':id/applications')
  @Answers(ApplicationDetailResponse, {
    status: 201,
    summary: 'Applies, once for each person and opportunity',
    also: { status: 200, description: 'I had applied already; the existing application' },
    fails: [
      InvalidInput,
      Unauthorized,
      PostingNotFound,
      OwnPosting,
      PostingNotPublished,
      PostingClosed,
      PostingEnded,
      DeadlinePassed,
      TooManyRequests,
    ],
  })
  async apply(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { coverLetter }: ApplyDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationDetailResponse> {
    await this.limits.count('applications', viewer.id);
    const applied = await this.desk.apply(opportunityKind, viewer, id, { coverLetter });
    response.status(applied.isNew ? 201 : 200);
    return this.applications.detail(viewer, applied.id);
  }

  @Get(':id/applications')
  @Roles('admin', 'volunteer')
  @AnswersPage(ApplicationResponse, {
    summary: 'Who applied, the newest first; for the poster and administrators',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async applicants(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: ListApplicantsQuery,
  ): Promise<Page<ApplicationResponse>> {
    const posting = await this.queries.visibleTo(viewer, id);
    return mapRows(await this.applications.ofPosting(opportunityKind, posting, viewer, query), (row) =>
      toListedApplication(row, viewer),
    );
  }
}
