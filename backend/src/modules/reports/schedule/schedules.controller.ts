import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { readListRequest, sendContentRange, SimpleRestQuery } from '#platform/http/simple-rest';
import { RecipientNotAdmin, ReportScheduleNotFound } from '../reports.errors.js';
import { ReportScheduleDto } from './schedule.dto.js';
import { ScheduleQueries, scheduleSorts } from './schedule.queries.js';
import { ReportScheduleResponse, toScheduleResponse } from './schedule.response.js';
import { ScheduleService } from './schedule.service.js';

@ApiTags('admin')
@Controller('admin/report-schedules')
@Roles('admin')
export class ReportSchedulesController {
  constructor(
    private readonly queries: ScheduleQueries,
    private readonly schedules: ScheduleService,
  ) {}

  @Get()
  @Answers(ReportScheduleResponse, {
    many: true,
    summary: 'Reports that come by mail after each week or month, sorted by `createdAt`',
    fails: [InvalidInput],
  })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportScheduleResponse[]> {
    const request = readListRequest(query, scheduleSorts);
    const { rows, total } = await this.queries.page(request);
    sendContentRange(response, 'report-schedules', request, rows.length, total);
    return rows.map(toScheduleResponse);
  }

  @Post()
  @Answers(ReportScheduleResponse, {
    status: 201,
    summary: 'Schedules a report; the first comes after the week or month that runs now',
    fails: [InvalidInput, RecipientNotAdmin],
  })
  async create(@CurrentUser() viewer: Viewer, @Body() body: ReportScheduleDto): Promise<ReportScheduleResponse> {
    return this.one(await this.schedules.create(viewer, body));
  }

  @Get(':id')
  @Answers(ReportScheduleResponse, { summary: 'One schedule', fails: [ReportScheduleNotFound] })
  async one(@Id() id: string): Promise<ReportScheduleResponse> {
    return toScheduleResponse(await this.queries.one(id));
  }

  @Put(':id')
  @Answers(ReportScheduleResponse, {
    summary: 'Replaces what is scheduled',
    fails: [InvalidInput, ReportScheduleNotFound, RecipientNotAdmin],
  })
  async change(@Id() id: string, @Body() body: ReportScheduleDto): Promise<ReportScheduleResponse> {
    await this.schedules.change(id, body);
    return this.one(id);
  }

  /** Answers the record that is gone, as ra-data-simple-rest expects. */
  @Delete(':id')
  @Answers(ReportScheduleResponse, {
    summary: 'Ends a schedule; its reports stay',
    fails: [ReportScheduleNotFound],
  })
  async remove(@Id() id: string): Promise<ReportScheduleResponse> {
    const gone = await this.one(id);
    await this.schedules.remove(id);
    return gone;
  }
}
