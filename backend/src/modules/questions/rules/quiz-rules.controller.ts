import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LessonNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { PracticeDrawsNothing } from '../questions.errors.js';
import { QuizAccess } from './quiz-access.js';
import { QuizRulesResponse, SetQuizRulesDto } from './quiz-rules.dto.js';
import { QuizRulesQueries } from './quiz-rules.js';
import { QuizRulesService } from './quiz-rules.service.js';

@ApiTags('quizzes')
@Controller('lessons/:id/quiz/rules')
export class QuizRulesController {
  constructor(
    private readonly queries: QuizRulesQueries,
    private readonly rules: QuizRulesService,
    private readonly access: QuizAccess,
  ) {}

  @Get()
  @Roles('instructor', 'admin')
  @Answers(QuizRulesResponse, {
    summary: 'The rules of the quiz of an own lesson',
    fails: [InvalidInput, Unauthorized, Forbidden, LessonNotFound],
  })
  async read(@Id() lessonId: string, @CurrentUser() viewer: Viewer): Promise<QuizRulesResponse> {
    return this.queries.of(await this.access.forAuthor({ lessonId }, viewer));
  }

  @Put()
  @Roles('instructor', 'admin')
  @Answers(QuizRulesResponse, {
    summary: 'Sets the rules of the quiz of an own lesson',
    fails: [InvalidInput, Unauthorized, Forbidden, LessonNotFound, PracticeDrawsNothing],
  })
  async set(
    @Id() lessonId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: SetQuizRulesDto,
  ): Promise<QuizRulesResponse> {
    await this.rules.set({ lessonId }, viewer, body);
    return this.queries.of(await this.access.forAuthor({ lessonId }, viewer));
  }
}
