import { Body, Controller, Get, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
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
import { languageOf } from '#platform/i18n/request-language';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { ApplyForJobDto, EditJobDto, ListJobsQuery, PostJobDto } from './job.dto.js';
import { jobKind } from './job.kind.js';
import { JobQueries } from './job.queries.js';
import { JobResponse, ListedJobResponse, toJobResponse } from './job.response.js';
import { JobService } from './job.service.js';
import { JobList } from './match/job-list.js';

@ApiTags('jobs')
@TokenArea('jobs')
@Controller('jobs')
@SignedIn()
export class JobsController {
  constructor(
    private readonly queries: JobQueries,
    private readonly jobList: JobList,
    private readonly desk: PostingDesk,
    private readonly jobs: JobService,
    private readonly applications: ApplicationQueries,
    private readonly limits: PostingLimits,
  ) {}

  @Get()
  @KeptForReader()
  @AnswersPage(ListedJobResponse, {
    summary: 'Open vacancies, or those that I posted, with how well each fits me',
    fails: [InvalidInput, Unauthorized],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListJobsQuery,
    @Req() request: Request,
  ): Promise<Page<ListedJobResponse>> {
    return this.jobList.page(viewer, query, languageOf(request));
  }

  @Post()
  @Roles('admin', 'instructor')
  @Answers(JobResponse, {
    status: 201,
    summary: 'Posts a vacancy; one that looks like a trap, and on a live platform every one, waits for review',
    fails: [InvalidInput, Unauthorized, Forbidden, TooManyRequests],
  })
  async post(@CurrentUser() viewer: Viewer, @Body() body: PostJobDto): Promise<JobResponse> {
    await this.limits.count('postings', viewer.id);
    return this.one(viewer, await this.jobs.post(viewer, body));
  }

  @Get(':id')
  @Answers(JobResponse, { summary: 'One vacancy', fails: [Unauthorized, PostingInReview, PostingNotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<JobResponse> {
    return toJobResponse(await this.queries.visibleTo(viewer, id), viewer, new Date());
  }

  @Patch(':id')
  @Roles('admin', 'instructor')
  @Answers(JobResponse, {
    summary: 'Changes, closes or opens an own vacancy; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async edit(@CurrentUser() viewer: Viewer, @Id() id: string, @Body() body: EditJobDto): Promise<JobResponse> {
    await this.jobs.edit(viewer, id, body);
    return this.one(viewer, id);
  }

  @Post(':id/applications')
  @Answers(ApplicationDetailResponse, {
    status: 201,
    summary: 'Applies, once for each person and vacancy',
    also: { status: 200, description: 'I had applied already; the existing application' },
    fails: [
      InvalidInput,
      Unauthorized,
      PostingNotFound,
      OwnPosting,
      PostingNotPublished,
      PostingClosed,
      DeadlinePassed,
      TooManyRequests,
    ],
  })
  async apply(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { coverLetter, resumeUrl = null, attachesCv: hasCv = false }: ApplyForJobDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationDetailResponse> {
    await this.limits.count('applications', viewer.id);
    const applied = await this.desk.apply(jobKind, viewer, id, { coverLetter, resumeUrl, hasCv });
    response.status(applied.isNew ? 201 : 200);
    return this.applications.detail(viewer, applied.id);
  }

  @Get(':id/applications')
  @Roles('admin', 'instructor')
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
    return mapRows(await this.applications.ofPosting(jobKind, posting, viewer, query), (row) =>
      toListedApplication(row, viewer),
    );
  }
}
