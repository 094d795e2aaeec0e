import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { AskAttemptDto } from '../attempt-request/attempt-request.dto.js';
import { AttemptRequestService } from '../attempt-request/attempt-request.service.js';
import { toPaper } from '../paper/paper.presenter.js';
import { PaperResponse } from '../paper/paper.response.js';
import { PaperStarts } from '../paper/paper-starts.js';
import {
  AttemptRequestWaits,
  AttemptsRemain,
  AttemptTooEarly,
  FinalMissing,
  FinalNotOpen,
  NoAttemptsLeft,
  QuizPassed,
  QuizUnfilled,
  StartsInLine,
} from '../questions.errors.js';
import { toQuizStanding } from '../quiz/quiz.presenter.js';
import { QuizService } from '../quiz/quiz.service.js';
import { QuizStandingResponse } from '../quiz/quiz-standing.response.js';

const fails = [InvalidInput, Unauthorized, NotEnrolled, CourseNotFound, CourseInPreparation, FinalMissing];

/** The final assessment of a course as its learner takes it: the papers of quizzes, at the end of the course (EVD-3). */
@ApiTags('quizzes')
@Controller('courses/:id/final')
export class FinalsController {
  constructor(
    private readonly quizzes: QuizService,
    private readonly starts: PaperStarts,
    private readonly requests: AttemptRequestService,
  ) {}

  @Get()
  @SignedIn()
  @Answers(QuizStandingResponse, {
    summary: 'What the final assessment of a course asks of me: rules, attempts left, when the next may begin',
    fails,
  })
  async standing(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<QuizStandingResponse> {
    return toQuizStanding(await this.quizzes.standing({ finalOf: courseId }, viewer));
  }

  @Post('papers')
  @SignedIn()
  @Answers(PaperResponse, {
    summary: 'Begins an attempt at the final assessment once all lessons are complete, or continues the open one',
    status: 200,
    fails: [...fails, FinalNotOpen, QuizPassed, QuizUnfilled, NoAttemptsLeft, AttemptTooEarly, StartsInLine],
  })
  async start(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<PaperResponse> {
    return toPaper(await this.starts.start({ finalOf: courseId }, viewer));
  }

  @Post('requests')
  @SignedIn()
  @Answers(null, {
    summary: 'Asks the instructor for another attempt at the final assessment after my last one',
    fails: [...fails, AttemptsRemain, AttemptRequestWaits],
  })
  async ask(@Id() courseId: string, @CurrentUser() viewer: Viewer, @Body() { note }: AskAttemptDto): Promise<void> {
    await this.requests.ask({ finalOf: courseId }, viewer, note);
  }
}
