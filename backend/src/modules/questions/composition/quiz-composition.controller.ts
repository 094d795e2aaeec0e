import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LessonNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { BankNotFound, PracticeDrawsNothing, QuestionNotFound, QuizShort } from '../questions.errors.js';
import { SetCompositionDto } from './quiz-composition.dto.js';
import { QuizCompositionReading } from './quiz-composition.reading.js';
import { QuizCompositionResponse, SamplePaperResponse } from './quiz-composition.response.js';
import { QuizCompositionService } from './quiz-composition.service.js';

const fails = [InvalidInput, Unauthorized, Forbidden, LessonNotFound];

@ApiTags('quizzes')
@Controller('lessons/:id/quiz')
export class QuizCompositionController {
  constructor(
    private readonly reading: QuizCompositionReading,
    private readonly compositions: QuizCompositionService,
  ) {}

  @Get('composition')
  @Roles('instructor', 'admin')
  @Answers(QuizCompositionResponse, {
    summary: 'What the quiz of an own lesson asks of banks, and what to look at',
    fails,
  })
  read(@Id() lessonId: string, @CurrentUser() viewer: Viewer): Promise<QuizCompositionResponse> {
    return this.reading.composition({ lessonId }, viewer);
  }

  @Put('composition')
  @Roles('instructor', 'admin')
  @Answers(QuizCompositionResponse, {
    summary: 'Sets which questions and draws of banks the quiz of an own lesson asks; papers that run stay as they are',
    fails: [...fails, BankNotFound, QuestionNotFound, PracticeDrawsNothing, QuizShort],
  })
  async set(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Body() { parts }: SetCompositionDto,
  ): Promise<QuizCompositionResponse> {
    await this.compositions.replace({ lessonId }, viewer, parts);
    return this.reading.composition({ lessonId }, viewer);
  }

  @Get('sample')
  @Roles('instructor', 'admin')
  @Answers(SamplePaperResponse, { summary: 'A paper as a learner of an own course might get it', fails })
  sample(@Id() lessonId: string, @CurrentUser() viewer: Viewer): Promise<SamplePaperResponse> {
    return this.reading.sample({ lessonId }, viewer);
  }
}
