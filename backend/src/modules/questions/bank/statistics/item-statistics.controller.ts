import { itemStatistics, type Question } from '@masar/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { BankNotFound } from '../../questions.errors.js';
import { beginningOf } from '../exchange/exchange.presenter.js';
import { ListQuestionsQuery } from '../question/bank-question.dto.js';
import { BankQuestionQueries } from '../question/bank-question.queries.js';
import { ItemAnswers } from './item-answers.js';
import { ItemStatisticsResponse } from './item-statistics.response.js';

@Controller('question-banks/:id/statistics')
@ApiTags('questions')
export class ItemStatisticsController {
  constructor(
    private readonly questions: BankQuestionQueries,
    private readonly answers: ItemAnswers,
  ) {}

  @Get()
  @Roles('instructor', 'admin')
  @AnswersPage(ItemStatisticsResponse, {
    summary: 'What answers say about the questions of a bank',
    fails: [InvalidInput, BankNotFound],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() query: ListQuestionsQuery,
  ): Promise<Page<ItemStatisticsResponse>> {
    const page = await this.questions.list(viewer, bankId, query);
    const answers = await this.answers.of(page.rows.map(({ id }) => id));
    return mapRows(page, ({ id, content }) => {
      const { chosen, ...figures } = itemStatistics(answers.get(id) ?? []);
      const prompt = beginningOf((content as unknown as Question).prompt);
      return {
        questionId: id,
        prompt,
        ...figures,
        chosen: Object.entries(chosen).map(([option, times]) => ({ id: option, times })),
      };
    });
  }
}
