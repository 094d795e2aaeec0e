import { Body, Controller, Get, Post, Put, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery } from '#platform/http/paging';
import { languageOf } from '#platform/i18n/request-language';
import {
  ChangedMeanwhile,
  LevelsMismatch,
  NoteMismatch,
  NotInGroup,
  OwnWork,
  ReasonNeeded,
  WhoTookPartNeeded,
  WorkNotFound,
  WorkNotWaiting,
} from '../assignments.errors.js';
import { toWorkOfLearner } from '../work/work.presenter.js';
import { WorkQueries } from '../work/work.queries.js';
import { WorkOfLearnerResponse } from '../work/work.response.js';
import { HandBackDto, MarkWorkDto } from './mark.dto.js';
import { MarkingQueries, MarkingQueueQuery, WaitingWorkResponse } from './marking.queries.js';
import { MarkingService } from './marking.service.js';
import { MarkingTimesQueries, MarkingTimesResponse } from './marking-times.queries.js';
import { markingTimesCsv } from './marking-times-csv.js';

const fails = [InvalidInput, Unauthorized, Forbidden, OwnWork, WorkNotFound, WorkNotWaiting, ChangedMeanwhile];

@ApiTags('assignments')
@Controller()
@Roles('instructor', 'admin')
export class MarkingController {
  constructor(
    private readonly marking: MarkingService,
    private readonly queue: MarkingQueries,
    private readonly work: WorkQueries,
    private readonly times: MarkingTimesQueries,
  ) {}

  @Get('marking')
  @AnswersPage(WaitingWorkResponse, {
    summary: 'Work that waits for a mark over my courses, the longest waiting first',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async waiting(@CurrentUser() viewer: Viewer, @Query() query: MarkingQueueQuery): Promise<Page<WaitingWorkResponse>> {
    return this.queue.queueOf(viewer, query);
  }

  @Get('marking/times')
  @AnswersPage(MarkingTimesResponse, {
    summary: 'How long work waits for its mark, for each assignment of my courses',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async waited(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<MarkingTimesResponse>> {
    return this.times.of(viewer, query);
  }

  @Get('marking/times/export')
  @ApiProduces('text/csv')
  @Answers(null, {
    status: 200,
    summary: 'How long work waits for its mark as CSV for spreadsheets',
    fails: [Unauthorized, Forbidden],
  })
  async waitedFile(@CurrentUser() viewer: Viewer, @Req() request: Request): Promise<StreamableFile> {
    const content = Buffer.from(markingTimesCsv(await this.times.all(viewer), languageOf(request)));
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="masar-marking-times.csv"',
      length: content.length,
    });
  }

  @Put('submissions/:id/mark')
  @Answers(WorkOfLearnerResponse, {
    summary: 'Mark work of an own course by its rubric, or change a mark with a reason',
    fails: [...fails, LevelsMismatch, NoteMismatch, ReasonNeeded, WhoTookPartNeeded, NotInGroup],
  })
  async mark(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: MarkWorkDto,
  ): Promise<WorkOfLearnerResponse> {
    await this.marking.mark(id, viewer, body);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }

  @Post('submissions/:id/return')
  @Answers(WorkOfLearnerResponse, {
    summary: 'Hand work back without a mark, for another round',
    status: 200,
    fails,
  })
  async handBack(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: HandBackDto,
  ): Promise<WorkOfLearnerResponse> {
    await this.marking.handBack(id, viewer, body);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }
}
