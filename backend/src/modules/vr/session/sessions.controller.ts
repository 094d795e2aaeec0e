import { textIn } from '@masar/i18n';
import { Body, Controller, Get, Inject, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { languageOf } from '#platform/i18n/request-language';
import { SeatService } from '../seat/seat.service.js';
import {
  NotTheInstructor,
  RemovedFromRoom,
  SessionFull,
  SessionInThePast,
  SessionNotFound,
  SessionOver,
  SessionTooEarly,
  TooFewPlaces,
  WorkshopNotFound,
  WrongSessionStatus,
} from '../vr.errors.js';
import { mayLead } from '../workshop/workshop.policy.js';
import { calendarFile } from './calendar-file.js';
import { CalendarQuery, EditSessionDto, ListSessionsQuery, ScheduleSessionDto } from './session.dto.js';
import { toAttendance, toSession } from './session.presenter.js';
import { SessionQueries } from './session.queries.js';
import { AttendanceResponse, VrSessionResponse } from './session.response.js';
import { SessionService } from './session.service.js';

const leading = [Unauthorized, Forbidden, NotTheInstructor, SessionNotFound, WrongSessionStatus];

@ApiTags('vr')
@Controller('vr/sessions')
@SignedIn()
export class VrSessionsController {
  constructor(
    private readonly queries: SessionQueries,
    private readonly sessions: SessionService,
    private readonly seats: SeatService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @AnswersPage(VrSessionResponse, {
    summary: 'Sessions that come, the soonest first, or that are over; of all, of a workshop or of mine',
    fails: [InvalidInput, Unauthorized],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListSessionsQuery,
    @Req() request: Request,
  ): Promise<Page<VrSessionResponse>> {
    return mapRows(await this.queries.list(viewer, query), (row) => toSession(row, viewer, languageOf(request)));
  }

  @Post()
  @Roles('admin', 'instructor')
  @Answers(VrSessionResponse, {
    status: 201,
    summary: 'Plans a session of an own workshop; administrators of any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotTheInstructor, WorkshopNotFound, SessionInThePast],
  })
  async schedule(
    @CurrentUser() viewer: Viewer,
    @Body() body: ScheduleSessionDto,
    @Req() request: Request,
  ): Promise<VrSessionResponse> {
    return this.one(viewer, await this.sessions.schedule(viewer, body), request);
  }

  @Get(':id')
  @Answers(VrSessionResponse, { summary: 'One session', fails: [Unauthorized, SessionNotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    return toSession(await this.queries.one(viewer, id), viewer, languageOf(request));
  }

  @Patch(':id')
  @Roles('admin', 'instructor')
  @Answers(VrSessionResponse, {
    summary: 'Moves a planned session or changes its seats',
    fails: [InvalidInput, ...leading, SessionInThePast, TooFewPlaces],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditSessionDto,
    @Req() request: Request,
  ): Promise<VrSessionResponse> {
    await this.sessions.edit(viewer, id, body);
    return this.one(viewer, id, request);
  }

  @Post(':id/cancel')
  @Roles('admin', 'instructor')
  @Answers(VrSessionResponse, { status: 200, summary: 'Cancels a planned session', fails: leading })
  async cancel(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    await this.sessions.cancel(viewer, id);
    return this.one(viewer, id, request);
  }

  @Post(':id/start')
  @Roles('admin', 'instructor')
  @Answers(VrSessionResponse, {
    status: 200,
    summary: 'Starts a session, a quarter of an hour before its time at the earliest',
    fails: [...leading, SessionTooEarly],
  })
  async start(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    await this.sessions.start(viewer, id);
    return this.one(viewer, id, request);
  }

  @Post(':id/end')
  @Roles('admin', 'instructor')
  @Answers(VrSessionResponse, {
    status: 200,
    summary: 'Ends a session and works out the completion scores',
    fails: leading,
  })
  async end(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    await this.sessions.end(viewer, id);
    return this.one(viewer, id, request);
  }

  @Post(':id/join')
  @Answers(VrSessionResponse, {
    status: 200,
    summary: 'Takes a seat while one is free; who has one keeps it',
    fails: [Unauthorized, SessionNotFound, SessionFull, SessionOver, RemovedFromRoom],
  })
  async join(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    await this.seats.join(viewer, id);
    return this.one(viewer, id, request);
  }

  @Post(':id/leave')
  @Answers(VrSessionResponse, {
    status: 200,
    summary: 'Gives the own seat back; who has none changes nothing',
    fails: [Unauthorized, SessionNotFound],
  })
  async leave(@CurrentUser() viewer: Viewer, @Id() id: string, @Req() request: Request): Promise<VrSessionResponse> {
    await this.seats.leave(viewer, id);
    return this.one(viewer, id, request);
  }

  @Get(':id/participants')
  @Roles('admin', 'instructor')
  @Answers(AttendanceResponse, {
    many: true,
    summary: 'For the host: who had a place, how long they were there and what they completed',
    fails: [Unauthorized, Forbidden, NotTheInstructor, SessionNotFound],
  })
  async participants(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<AttendanceResponse[]> {
    const { instructor_id: instructorId } = await this.queries.one(viewer, id);
    if (!mayLead({ instructorId }, viewer)) throw new NotTheInstructor();
    return (await this.queries.attendance(id)).map(toAttendance);
  }

  @Get(':id/calendar')
  @ApiProduces('text/calendar')
  @Answers(null, {
    status: 200,
    summary: 'The session as a calendar file',
    fails: [InvalidInput, Unauthorized, SessionNotFound],
  })
  async calendar(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: CalendarQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.queries.one(viewer, id);
    const language = query.language ?? languageOf(request);
    const { roomCode, title } = toSession(row, viewer, language);
    const { publicUrl } = this.config.http;
    const file = calendarFile({
      ...row,
      title,
      description: textIn({ ar: row.description_ar, en: row.description_en }, language) ?? '',
      // A file wanders: only who has a place gets the room's address into it.
      url: new URL(roomCode ? `/vr/${roomCode}` : '/vr', publicUrl).href,
      host: new URL(publicUrl).hostname,
    });
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="masar-${row.id.slice(-8)}.ics"`,
      })
      .end(file);
  }
}
