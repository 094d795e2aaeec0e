import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { ApplicationDecided, ApplicationNotFound, MoveImpossible, NotYoursToMove } from '../postings.errors.js';
import { ListApplicationsQuery, MoveApplicationDto } from './application.dto.js';
import { ApplicationQueries } from './application.queries.js';
import { ApplicationDetailResponse, ApplicationResponse, toListedApplication } from './application.response.js';
import { ApplicationService } from './application.service.js';

@ApiTags('applications')
@TokenArea('applications')
@Controller('applications')
@SignedIn()
export class ApplicationsController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly applications: ApplicationService,
  ) {}

  @Get()
  @AnswersPage(ApplicationResponse, {
    summary: 'What I applied to or asked for, of all kinds, the newest first',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer, @Query() query: ListApplicationsQuery): Promise<Page<ApplicationResponse>> {
    return mapRows(await this.queries.ofApplicant(viewer.id, query), (row) => toListedApplication(row, viewer));
  }

  @Get(':id')
  @Answers(ApplicationDetailResponse, {
    summary: 'One application with its timeline, for its applicant, the poster and administrators',
    fails: [Unauthorized, ApplicationNotFound],
  })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<ApplicationDetailResponse> {
    return this.queries.detail(viewer, id);
  }

  @Patch(':id')
  @Answers(ApplicationDetailResponse, {
    summary: 'Moves an application on: the poster and administrators decide, the applicant may withdraw',
    fails: [InvalidInput, Unauthorized, NotYoursToMove, ApplicationNotFound, ApplicationDecided, MoveImpossible],
  })
  async move(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { action, note }: MoveApplicationDto,
  ): Promise<ApplicationDetailResponse> {
    await this.applications.move(viewer, id, action, note || null);
    return this.one(viewer, id);
  }
}
