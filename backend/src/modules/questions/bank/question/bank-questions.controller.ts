import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import type { Page } from '#platform/http/paging';
import {
  BankFull,
  BankNotFound,
  FinalShort,
  QuestionChanged,
  QuestionFormless,
  QuestionNotFound,
  QuestionNotReady,
  QuizShort,
  TooManyToChange,
} from '../../questions.errors.js';
import { ChangeQuestionsDto, EditQuestionDto, ListQuestionsQuery, WriteQuestionDto } from './bank-question.dto.js';
import { BankQuestionQueries, toQuestionResponse } from './bank-question.queries.js';
import { BankQuestionResponse, ChangedQuestionsResponse } from './bank-question.response.js';
import { BankQuestionService } from './bank-question.service.js';
import { QuestionChanges } from './question-changes.js';

@Controller()
@ApiTags('questions')
export class BankQuestionsController {
  constructor(
    private readonly queries: BankQuestionQueries,
    private readonly questions: BankQuestionService,
    private readonly changes: QuestionChanges,
  ) {}

  @Get('question-banks/:id/questions')
  @Roles('instructor', 'admin')
  @AnswersPage(BankQuestionResponse, {
    summary: 'Questions of a bank, filtered, the newest first',
    fails: [InvalidInput, BankNotFound],
  })
  list(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() query: ListQuestionsQuery,
  ): Promise<Page<BankQuestionResponse>> {
    return this.queries.list(viewer, bankId, query);
  }

  @Post('question-banks/:id/questions')
  @Roles('instructor', 'admin')
  @Answers(BankQuestionResponse, {
    status: 201,
    summary: 'Write a question into a bank',
    fails: [InvalidInput, BankNotFound, Forbidden, QuestionFormless, QuestionNotReady, BankFull],
  })
  async create(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Body() body: WriteQuestionDto,
  ): Promise<BankQuestionResponse> {
    return this.one(viewer, await this.questions.create(viewer, bankId, body));
  }

  @Post('question-banks/:id/questions/change')
  @Roles('instructor', 'admin')
  @Answers(ChangedQuestionsResponse, {
    status: 200,
    summary:
      'Set state, difficulty, skill and tags of many questions at once: of those named, or of all that a list finds',
    fails: [InvalidInput, BankNotFound, Forbidden, TooManyToChange, QuestionChanged, QuizShort, FinalShort],
  })
  change(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() asked: ListQuestionsQuery,
    @Body() body: ChangeQuestionsDto,
  ): Promise<ChangedQuestionsResponse> {
    return this.changes.change(viewer, bankId, asked, body);
  }

  @Get('bank-questions/:id')
  @Roles('instructor', 'admin')
  @Answers(BankQuestionResponse, {
    summary: 'One question in its newest version',
    fails: [InvalidInput, QuestionNotFound],
  })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<BankQuestionResponse> {
    return toQuestionResponse(await this.queries.openTo(viewer, id, 'use'));
  }

  @Put('bank-questions/:id')
  @Roles('instructor', 'admin')
  @Answers(BankQuestionResponse, {
    summary: 'Write a new version of a question, or archive it',
    fails: [
      InvalidInput,
      QuestionNotFound,
      Forbidden,
      QuestionChanged,
      QuestionFormless,
      QuestionNotReady,
      QuizShort,
      FinalShort,
    ],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditQuestionDto,
  ): Promise<BankQuestionResponse> {
    await this.questions.edit(viewer, id, body);
    return this.one(viewer, id);
  }
}
