import { Body, Controller, Get, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { sendPageHeaders } from '#platform/http/paging';
import { ListApplicationsQuery, MoveApplicationDto } from './application.dto.js';
import { toListedApplication, ApplicationDetailResponse, ApplicationResponse } from './application.response.js';
import { ApplicationQueries } from './application.queries.js';
import { ApplicationService } from './application.service.js';
import { ApplicationDecided, ApplicationNotFound, MoveImpossible, NotYoursToMove } from '../postings.errors.js';

@ApiTags('applications')
@Controller('applications')
@SignedIn()
export class ApplicationsController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly applications: ApplicationService,
  ) {}

  @Get()
  @Answers(ApplicationResponse, {
    many: true,
    summary: 'What I applied to or asked for, of all kinds, the newest first',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListApplicationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationResponse[]> {
    const page = await this.queries.ofApplicant(viewer.id, query);
    sendPageHeaders(request, response, page);
    return page.rows.map((row) => toListedApplication(row, viewer));
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
