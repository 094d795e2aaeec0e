import { Body, Controller, Get, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApplicationNotFound, NotThePoster, PostingNotFound, mayManage } from '#modules/postings';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { sendPageHeaders } from '#platform/http/paging';
import { OpportunityQueries } from '../opportunity.queries.js';
import { DecideHoursDto, ListHoursQuery, LogHoursDto } from './hours.dto.js';
import { HoursDecided, HoursNotFound, NotVolunteering, NotYourHours } from './hours.errors.js';
import { toHoursResponse, VolunteerHoursResponse } from './hours.response.js';
import { HoursQueries } from './hours.queries.js';
import { HoursService } from './hours.service.js';

@ApiTags('opportunities')
@Controller()
@SignedIn()
export class HoursController {
  constructor(
    private readonly queries: HoursQueries,
    private readonly hours: HoursService,
    private readonly opportunities: OpportunityQueries,
  ) {}

  @Get('volunteer-hours')
  @Answers(VolunteerHoursResponse, {
    many: true,
    summary: 'The hours that I logged, the latest entry first',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListHoursQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VolunteerHoursResponse[]> {
    const page = await this.queries.ofVolunteer(viewer.id, query);
    sendPageHeaders(request, response, page);
    return page.rows.map(toHoursResponse);
  }

  @Get('opportunities/:id/hours')
  @Roles('admin', 'volunteer')
  @Answers(VolunteerHoursResponse, {
    many: true,
    summary: 'What volunteers logged, the latest entry first; for the poster and administrators',
    fails: [InvalidInput, Unauthorized, Forbidden, NotThePoster, PostingNotFound],
  })
  async ofOpportunity(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: ListHoursQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VolunteerHoursResponse[]> {
    const { posted_by: postedBy } = await this.opportunities.visibleTo(viewer, id);
    if (!mayManage({ postedBy }, viewer)) throw new NotThePoster();
    const page = await this.queries.ofOpportunity(id, query);
    sendPageHeaders(request, response, page);
    return page.rows.map(toHoursResponse);
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
