import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ApplicationDetailResponse,
  ApplicationQueries,
  ApplicationResponse,
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
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { EditServiceDto, ListServicesQuery, OfferServiceDto, RequestServiceDto } from './service.dto.js';
import { serviceKind } from './service.kind.js';
import { ServiceQueries } from './service.queries.js';
import {
  ServiceRatingResponse,
  ServiceResponse,
  toListedService,
  toRatingResponse,
  toServiceResponse,
} from './service.response.js';

@ApiTags('services')
@TokenArea('services')
@Controller('services')
@SignedIn()
export class ServicesController {
  constructor(
    private readonly queries: ServiceQueries,
    private readonly desk: PostingDesk,
    private readonly applications: ApplicationQueries,
    private readonly limits: PostingLimits,
  ) {}

  @Get()
  @KeptForReader()
  @AnswersPage(ServiceResponse, {
    summary: 'Services on offer, the newest first; or those that I offer',
    fails: [InvalidInput, Unauthorized],
  })
  async list(@CurrentUser() viewer: Viewer, @Query() query: ListServicesQuery): Promise<Page<ServiceResponse>> {
    const now = new Date();
    return mapRows(await this.queries.list(viewer, query, now), (row) => toListedService(row, viewer, now));
  }

  @Post()
  @Roles('instructor', 'volunteer')
  @Answers(ServiceResponse, {
    status: 201,
    summary: 'Offers a service; one that looks like a trap, and on a live platform every one, waits for review',
    fails: [InvalidInput, Unauthorized, Forbidden, TooManyRequests],
  })
  async offer(@CurrentUser() viewer: Viewer, @Body() body: OfferServiceDto): Promise<ServiceResponse> {
    await this.limits.count('postings', viewer.id);
    return this.one(viewer, await this.desk.post(serviceKind, viewer, body));
  }

  @Get(':id')
  @Answers(ServiceResponse, { summary: 'One service', fails: [Unauthorized, PostingInReview, PostingNotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<ServiceResponse> {
    return toServiceResponse(await this.queries.visibleTo(viewer, id), viewer, new Date());
  }

  @Patch(':id')
  @Roles('admin', 'instructor', 'volunteer')
  @Answers(ServiceResponse, {
    summary: 'Changes, pauses or resumes an own service; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async edit(@CurrentUser() viewer: Viewer, @Id() id: string, @Body() body: EditServiceDto): Promise<ServiceResponse> {
    await this.desk.edit(serviceKind, viewer, id, body);
    return this.one(viewer, id);
  }

  @Get(':id/ratings')
  @AnswersPage(ServiceRatingResponse, {
    summary: 'What customers thought, the latest first',
    fails: [InvalidInput, Unauthorized, PostingNotFound],
  })
  async ratings(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: PageQuery,
  ): Promise<Page<ServiceRatingResponse>> {
    await this.queries.visibleTo(viewer, id);
    return mapRows(await this.queries.ratings(id, query), toRatingResponse);
  }

  @Post(':id/requests')
  @Answers(ApplicationDetailResponse, {
    status: 201,
    summary: 'Asks for a service; one request at a time is open',
    also: { status: 200, description: 'My open request' },
    fails: [
      InvalidInput,
      Unauthorized,
      PostingNotFound,
      OwnPosting,
      PostingNotPublished,
      PostingClosed,
      TooManyRequests,
    ],
  })
  async request(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { message }: RequestServiceDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationDetailResponse> {
    await this.limits.count('applications', viewer.id);
    const requested = await this.desk.apply(serviceKind, viewer, id, { message });
    response.status(requested.isNew ? 201 : 200);
    return this.applications.detail(viewer, requested.id);
  }

  @Get(':id/requests')
  @Roles('admin', 'instructor', 'volunteer')
  @AnswersPage(ApplicationResponse, {
    summary: 'Who asks for a service, the newest first; for its provider and administrators',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async requests(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: ListApplicantsQuery,
  ): Promise<Page<ApplicationResponse>> {
    const posting = await this.queries.visibleTo(viewer, id);
    return mapRows(await this.applications.ofPosting(serviceKind, posting, viewer, query), (row) =>
      toListedApplication(row, viewer),
    );
  }
}
