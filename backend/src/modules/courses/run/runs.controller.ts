import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import {
  CourseInPreparation,
  CourseNotFound,
  EnrollmentNotFound,
  RunNotComplete,
  RunWaits,
} from '../courses.errors.js';
import { toWay } from '../enrollment/course-way.controller.js';
import { CourseWay } from '../enrollment/course-way.js';
import { CourseWayResponse } from '../enrollment/dto/course-way.response.js';
import { BeginningAgain } from './beginning-again.service.js';
import { BeginAgainDto } from './run.dto.js';
import { RunQueries } from './run.queries.js';
import { RunResponse, toRun } from './run.response.js';

@ApiTags('enrollments')
@TokenArea('enrollments')
@Controller('courses/:id/runs')
@SignedIn()
export class RunsController {
  constructor(
    private readonly beginning: BeginningAgain,
    private readonly queries: RunQueries,
    private readonly way: CourseWay,
  ) {}

  @Get()
  @Answers(RunResponse, {
    summary: 'My runs of a course, the current one first',
    many: true,
    fails: [InvalidInput, Unauthorized, EnrollmentNotFound],
  })
  async mine(@CurrentUser() viewer: Viewer, @Id() courseId: string): Promise<RunResponse[]> {
    return (await this.runs(viewer, courseId)).map(toRun);
  }

  @Get(':runId/way')
  @Answers(CourseWayResponse, {
    summary: 'What I did in a run that ended: lessons, quizzes and work with their scores',
    fails: [InvalidInput, Unauthorized, EnrollmentNotFound],
  })
  async ended(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Id('runId') runId: string,
  ): Promise<CourseWayResponse> {
    const run = (await this.runs(viewer, courseId)).find(({ id, ended_at }) => id === runId && ended_at !== null);
    if (!run) throw new EnrollmentNotFound();
    return toWay(await this.way.ofEnded({ userId: viewer.id, courseId, endedEnrollmentId: runId }, run));
  }

  @Post()
  @Answers(RunResponse, {
    summary: 'Begins a course again from 0 %, once its run is complete; that run and its certificate stay',
    status: 201,
    also: { status: 200, description: 'It was begun before; the current run' },
    fails: [
      InvalidInput,
      Unauthorized,
      EnrollmentNotFound,
      CourseNotFound,
      CourseInPreparation,
      RunNotComplete,
      RunWaits,
    ],
  })
  async begin(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Body() { after }: BeginAgainDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RunResponse> {
    const isNew = await this.beginning.begin(viewer, courseId, after);
    response.status(isNew ? 201 : 200);
    const [current] = await this.runs(viewer, courseId);
    return toRun(current!);
  }

  private async runs(viewer: Viewer, courseId: string) {
    const runs = await this.queries.of(viewer.id, courseId);
    if (runs.length === 0) throw new EnrollmentNotFound();
    return runs;
  }
}
