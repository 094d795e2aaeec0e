import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseInPreparation, LessonNotFound, NotEnrolled, QuizAnswersMismatch, QuizMissing } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { toQuestionResult } from '../grading/question-result.presenter.js';
import { QuizQuestionResultResponse, QuizResultResponse } from '../grading/quiz-result.response.js';
import { Device } from '../paper/device.js';
import { sentIn } from '../paper/given-answer.js';
import { AttemptTooEarly, NoAttemptsLeft, QuizCounts, QuizNeedsPaper, QuizPassed } from '../questions.errors.js';
import { toQuizResult, toQuizStanding } from './quiz.presenter.js';
import { QuizService } from './quiz.service.js';
import { QuizAnswerDto, QuizAnswersDto } from './quiz-answers.dto.js';
import { QuizStandingResponse } from './quiz-standing.response.js';

const fails = [InvalidInput, Unauthorized, NotEnrolled, LessonNotFound, CourseInPreparation, QuizMissing];

@ApiTags('quizzes')
@Controller('lessons/:id/quiz')
export class LessonQuizzesController {
  constructor(private readonly quizzes: QuizService) {}

  @Get()
  @SignedIn()
  @Answers(QuizStandingResponse, {
    summary: 'What a lesson’s quiz asks of me: rules, attempts left, when the next may begin',
    fails,
  })
  async standing(@Id() lessonId: string, @CurrentUser() viewer: Viewer): Promise<QuizStandingResponse> {
    return toQuizStanding(await this.quizzes.standing({ lessonId }, viewer));
  }

  @Post()
  @SignedIn()
  @Answers(QuizResultResponse, {
    summary: 'Grades the answers to a lesson’s quiz as one attempt',
    status: 200,
    fails: [...fails, QuizAnswersMismatch, QuizNeedsPaper, QuizPassed, NoAttemptsLeft, AttemptTooEarly],
  })
  async answer(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Device() device: string,
    @Body() body: QuizAnswersDto,
  ): Promise<QuizResultResponse> {
    const given = body.answers.map((answer) => ({ questionId: answer.questionId, sent: sentIn(answer) }));
    return toQuizResult(await this.quizzes.take(lessonId, viewer, given, device));
  }

  @Post('answer')
  @SignedIn()
  @Answers(QuizQuestionResultResponse, {
    summary: 'Judges one answer of a practice quiz at once; no attempt is kept',
    status: 200,
    fails: [...fails, QuizAnswersMismatch, QuizCounts],
  })
  async judge(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: QuizAnswerDto,
  ): Promise<QuizQuestionResultResponse> {
    return toQuestionResult(
      await this.quizzes.judge(lessonId, viewer, { questionId: body.questionId, sent: sentIn(body) }),
    );
  }
}
