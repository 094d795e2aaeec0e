import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseInPreparation, LessonNotFound, NotEnrolled, QuizMissing } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import {
  AnswerMismatch,
  AttemptTooEarly,
  NoAttemptsLeft,
  PaperEnded,
  PaperNotFound,
  QuestionNotOnPaper,
  QuizIsPractice,
  QuizPassed,
  QuizUnfilled,
  StartsInLine,
} from '../questions.errors.js';
import { Device } from './device.js';
import { sentIn } from './given-answer.js';
import { toPaper } from './paper.presenter.js';
import { PaperQueries } from './paper.queries.js';
import { PaperResponse } from './paper.response.js';
import { PaperService } from './paper.service.js';
import { PaperAnswerDto } from './paper-answer.dto.js';
import { PaperStarts } from './paper-starts.js';

@ApiTags('quizzes')
@Controller()
export class PapersController {
  constructor(
    private readonly starts: PaperStarts,
    private readonly papers: PaperService,
    private readonly queries: PaperQueries,
  ) {}

  @Post('lessons/:id/quiz/papers')
  @SignedIn()
  @Answers(PaperResponse, {
    summary: 'Begins an attempt at a lesson’s quiz, or continues the one that is open',
    status: 200,
    fails: [
      InvalidInput,
      Unauthorized,
      NotEnrolled,
      LessonNotFound,
      QuizMissing,
      CourseInPreparation,
      QuizIsPractice,
      QuizPassed,
      QuizUnfilled,
      NoAttemptsLeft,
      AttemptTooEarly,
      StartsInLine,
    ],
  })
  async start(@Id() lessonId: string, @CurrentUser() viewer: Viewer): Promise<PaperResponse> {
    return toPaper(await this.starts.start({ lessonId }, viewer));
  }

  @Get('papers/:id')
  @SignedIn()
  @Answers(PaperResponse, {
    summary: 'An own paper, the same after every reload, with its result once it is handed in',
    fails: [InvalidInput, Unauthorized, PaperNotFound],
  })
  async read(@Id() paperId: string, @CurrentUser() viewer: Viewer): Promise<PaperResponse> {
    await this.papers.read(paperId, viewer);
    return this.paper(paperId, viewer);
  }

  @Put('papers/:id/answers/:questionId')
  @SignedIn()
  @Answers(null, {
    summary: 'Keeps an answer as it is given; the last one stands',
    fails: [InvalidInput, Unauthorized, PaperNotFound, QuestionNotOnPaper, PaperEnded, AnswerMismatch],
  })
  async answer(
    @Id() paperId: string,
    @Param('questionId') questionId: string,
    @CurrentUser() viewer: Viewer,
    @Device() device: string,
    @Body() body: PaperAnswerDto,
  ): Promise<void> {
    await this.papers.answer(paperId, viewer, questionId, { sent: sentIn(body), device });
  }

  @Post('papers/:id/submit')
  @SignedIn()
  @Answers(PaperResponse, {
    summary: 'Hands a paper in; it is graded once, and a second call gets the same result',
    status: 200,
    fails: [InvalidInput, Unauthorized, PaperNotFound],
  })
  async submit(@Id() paperId: string, @CurrentUser() viewer: Viewer): Promise<PaperResponse> {
    await this.papers.submit(paperId, viewer);
    return this.paper(paperId, viewer);
  }

  private async paper(paperId: string, viewer: Viewer): Promise<PaperResponse> {
    return toPaper(await this.queries.ofLearner(paperId, viewer.id));
  }
}
