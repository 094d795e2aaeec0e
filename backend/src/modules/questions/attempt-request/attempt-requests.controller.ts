import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseInPreparation, LessonNotFound, NotEnrolled, QuizMissing } from '#modules/courses';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import {
  AttemptRequestDecided,
  AttemptRequestNotFound,
  AttemptRequestWaits,
  AttemptsRemain,
  OwnAttemptRequest,
} from '../questions.errors.js';
import { AskAttemptDto, AttemptRequestResponse, DecideAttemptDto } from './attempt-request.dto.js';
import { AttemptRequestQueries, toAttemptRequest } from './attempt-request.queries.js';
import { AttemptRequestService } from './attempt-request.service.js';

@ApiTags('quizzes')
@Controller()
export class AttemptRequestsController {
  constructor(
    private readonly requests: AttemptRequestService,
    private readonly queries: AttemptRequestQueries,
  ) {}

  @Post('lessons/:id/quiz/requests')
  @SignedIn()
  @Answers(null, {
    summary: 'Asks the instructor for another attempt after my last one',
    fails: [
      InvalidInput,
      Unauthorized,
      NotEnrolled,
      LessonNotFound,
      CourseInPreparation,
      QuizMissing,
      AttemptsRemain,
      AttemptRequestWaits,
    ],
  })
  async ask(@Id() lessonId: string, @CurrentUser() viewer: Viewer, @Body() { note }: AskAttemptDto): Promise<void> {
    await this.requests.ask({ lessonId }, viewer, note);
  }

  @Get('quiz-requests')
  @Roles('instructor', 'admin')
  @AnswersPage(AttemptRequestResponse, {
    summary: 'Wishes for another attempt at quizzes of own courses, the one that waits longest first',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async queue(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<AttemptRequestResponse>> {
    return mapRows(await this.queries.queueOf(viewer, query), toAttemptRequest);
  }

  @Post('quiz-requests/:id/decision')
  @Roles('instructor', 'admin')
  @Answers(AttemptRequestResponse, {
    summary: 'Grants another attempt, or declines',
    status: 200,
    fails: [InvalidInput, Unauthorized, Forbidden, OwnAttemptRequest, AttemptRequestNotFound, AttemptRequestDecided],
  })
  async decide(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: DecideAttemptDto,
  ): Promise<AttemptRequestResponse> {
    await this.requests.decide(id, viewer, body);
    return toAttemptRequest(await this.queries.one(id, viewer));
  }
}
