import { assignmentLimits } from '@masar/domain';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TooManyAnswers, WorkNotFound } from '../assignments.errors.js';
import { toWorkOfLearner } from '../work/work.presenter.js';
import { WorkQueries } from '../work/work.queries.js';
import { WorkOfLearnerResponse } from '../work/work.response.js';
import { AnswerService } from './answer.service.js';

class AnswerWorkDto {
  @Text({ max: assignmentLimits.commentMaximum, multiline: true }) text!: string;
}

@ApiTags('assignments')
@Controller('submissions/:id/answers')
@SignedIn()
export class WorkAnswersController {
  constructor(
    private readonly answers: AnswerService,
    private readonly work: WorkQueries,
  ) {}

  @Post()
  @Answers(WorkOfLearnerResponse, {
    summary: 'Write beside a round of work, as its learner or as who marks it',
    status: 201,
    fails: [InvalidInput, Unauthorized, WorkNotFound, TooManyAnswers],
  })
  async write(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() { text }: AnswerWorkDto,
  ): Promise<WorkOfLearnerResponse> {
    await this.answers.write(id, viewer, text);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }
}
