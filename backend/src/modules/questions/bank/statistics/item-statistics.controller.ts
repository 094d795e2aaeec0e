import type { Question } from '@masar/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { BankNotFound, QuestionNotFound } from '../../questions.errors.js';
import { ListQuestionsQuery } from '../question/bank-question.dto.js';
import { BankQuestionQueries } from '../question/bank-question.queries.js';
import { ItemAnswers } from './item-answers.js';
import { toItemStatistics } from './item-statistics.presenter.js';
import { ItemStatisticsResponse } from './item-statistics.response.js';

@Controller()
@ApiTags('questions')
export class ItemStatisticsController {
  constructor(
    private readonly questions: BankQuestionQueries,
    private readonly answers: ItemAnswers,
  ) {}

  @Get('question-banks/:id/statistics')
  @Roles('instructor', 'admin')
  @AnswersPage(ItemStatisticsResponse, {
    summary: 'What answers say about the questions of a bank: first those with a flag, then those with answers',
    fails: [InvalidInput, BankNotFound],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() query: ListQuestionsQuery,
  ): Promise<Page<ItemStatisticsResponse>> {
    const page = await this.questions.list(viewer, bankId, query, 'attention');
    const answers = await this.answers.of(page.rows.map(({ id }) => id));
    return mapRows(page, ({ id, content }) => toItemStatistics(content as unknown as Question, answers.get(id) ?? []));
  }

  @Get('bank-questions/:id/statistics')
  @Roles('instructor', 'admin')
  @Answers(ItemStatisticsResponse, {
    summary: 'What answers say about one question, of all its versions',
    fails: [InvalidInput, QuestionNotFound],
  })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<ItemStatisticsResponse> {
    const { content } = await this.questions.openTo(viewer, id, 'use');
    return toItemStatistics(content, (await this.answers.of([id])).get(id) ?? []);
  }
}
