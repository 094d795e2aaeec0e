import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApplicationNotFound, mayManage, NotThePoster, PostingNotFound } from '#modules/postings';
import { CurrentUser, Roles, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { OpportunityQueries } from '../opportunity.queries.js';
import { DecideHoursDto, ListHoursQuery, LogHoursDto } from './hours.dto.js';
import { HoursDecided, HoursNotFound, NotVolunteering, NotYourHours } from './hours.errors.js';
import { HoursQueries } from './hours.queries.js';
import { toHoursResponse, VolunteerHoursResponse } from './hours.response.js';
import { HoursService } from './hours.service.js';

@ApiTags('opportunities')
@TokenArea('opportunities')
@Controller()
@SignedIn()
export class HoursController {
  constructor(
    private readonly queries: HoursQueries,
    private readonly hours: HoursService,
    private readonly opportunities: OpportunityQueries,
  ) {}

  @Get('volunteer-hours')
  @AnswersPage(VolunteerHoursResponse, {
    summary: 'The hours that I logged, the latest entry first',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer, @Query() query: ListHoursQuery): Promise<Page<VolunteerHoursResponse>> {
    return mapRows(await this.queries.ofVolunteer(viewer.id, query), toHoursResponse);
  }

  @Get('opportunities/:id/hours')
  @Roles('admin', 'volunteer')
  @AnswersPage(VolunteerHoursResponse, {
    summary: 'What volunteers logged, the latest entry first; for the poster and administrators',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async ofOpportunity(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: ListHoursQuery,
  ): Promise<Page<VolunteerHoursResponse>> {
    const { posted_by: postedBy } = await this.opportunities.visibleTo(viewer, id);
    if (!mayManage({ postedBy }, viewer)) throw new NotThePoster();
    return mapRows(await this.queries.ofOpportunity(id, query), toHoursResponse);
  }

  @Post('applications/:id/hours')
  @Answers(VolunteerHoursResponse, {
    status: 201,
    summary: 'Logs the hours of a day for my accepted application; again, it corrects them while nobody confirmed them',
    also: { status: 200, description: 'The entry of that day, corrected' },
    fails: [InvalidInput, Unauthorized, ApplicationNotFound, NotVolunteering, HoursDecided],
  })
  async log(
    @CurrentUser() viewer: Viewer,
    @Id() applicationId: string,
    @Body() body: LogHoursDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VolunteerHoursResponse> {
    const { id, isNew } = await this.hours.log(viewer, applicationId, body);
    response.status(isNew ? 201 : 200);
    return toHoursResponse(await this.queries.one(id));
  }

  @Patch('volunteer-hours/:id')
  @Answers(VolunteerHoursResponse, {
    summary: 'Confirms or refuses logged hours; for the poster of the opportunity and administrators',
    fails: [InvalidInput, Unauthorized, NotYourHours, HoursNotFound, HoursDecided],
  })
  async decide(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: DecideHoursDto,
  ): Promise<VolunteerHoursResponse> {
    await this.hours.decide(viewer, id, body);
    return toHoursResponse(await this.queries.one(id));
  }
}
