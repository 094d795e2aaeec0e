import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { SetCompositionDto } from '../composition/quiz-composition.dto.js';
import { QuizCompositionReading } from '../composition/quiz-composition.reading.js';
import { QuizCompositionResponse, SamplePaperResponse } from '../composition/quiz-composition.response.js';
import { QuizCompositionService } from '../composition/quiz-composition.service.js';
import { BankNotFound, FinalCounts, QuestionNotFound } from '../questions.errors.js';
import { QuizAccess } from '../rules/quiz-access.js';
import { QuizRulesResponse, SetQuizRulesDto } from '../rules/quiz-rules.dto.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { QuizRulesService } from '../rules/quiz-rules.service.js';

const fails = [InvalidInput, Unauthorized, Forbidden, CourseNotFound];

/** The final assessment of an own course: what it asks of banks, and its rules; without parts there is none (EVD-3). */
@ApiTags('quizzes')
@Controller('courses/:id/final')
export class FinalAuthoringController {
  constructor(
    private readonly access: QuizAccess,
    private readonly reading: QuizCompositionReading,
    private readonly compositions: QuizCompositionService,
    private readonly rules: QuizRulesService,
    private readonly queries: QuizRulesQueries,
  ) {}

  @Get('composition')
  @Roles('instructor', 'admin')
  @Answers(QuizCompositionResponse, {
    summary:
      'What the final assessment of an own course asks of banks, and what to look at; no parts where it has none',
    fails,
  })
  read(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<QuizCompositionResponse> {
    return this.reading.composition({ finalOf: courseId }, viewer);
  }

  @Put('composition')
  @Roles('instructor', 'admin')
  @Answers(QuizCompositionResponse, {
    summary: 'Sets what the final assessment of an own course asks of banks; without parts the course has none',
    fails: [...fails, BankNotFound, QuestionNotFound],
  })
  async set(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Body() { parts }: SetCompositionDto,
  ): Promise<QuizCompositionResponse> {
    await this.compositions.replace({ finalOf: courseId }, viewer, parts);
    return this.reading.composition({ finalOf: courseId }, viewer);
  }

  @Get('sample')
  @Roles('instructor', 'admin')
  @Answers(SamplePaperResponse, { summary: 'A final paper as a learner of an own course might get it', fails })
  sample(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<SamplePaperResponse> {
    return this.reading.sample({ finalOf: courseId }, viewer);
  }

  @Get('rules')
  @Roles('instructor', 'admin')
  @Answers(QuizRulesResponse, { summary: 'The rules of the final assessment of an own course', fails })
  async readRules(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<QuizRulesResponse> {
    return this.queries.of(await this.access.forAuthor({ finalOf: courseId }, viewer));
  }

  @Put('rules')
  @Roles('instructor', 'admin')
  @Answers(QuizRulesResponse, {
    summary: 'Sets the rules of the final assessment of an own course; it always counts',
    fails: [...fails, FinalCounts],
  })
  async setRules(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: SetQuizRulesDto,
  ): Promise<QuizRulesResponse> {
    await this.rules.set({ finalOf: courseId }, viewer, body);
    return this.queries.of(await this.access.forAuthor({ finalOf: courseId }, viewer));
  }
}
