import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { AssessmentAnswersMismatch, AttemptFinished, AttemptNotFound, QuestionChanged } from '../skills.errors.js';
import { AttemptQueries } from './attempt.queries.js';
import { PlacementAnswerDto } from './dto/answers.dto.js';
import { AttemptResponse } from './dto/attempt.response.js';
import { PlacementService } from './placement.service.js';

@ApiTags('assessments')
@Controller('assessment-attempts')
@SignedIn()
export class AttemptsController {
  constructor(
    private readonly attempts: AttemptQueries,
    private readonly placements: PlacementService,
  ) {}

  @Get(':id')
  @Answers(AttemptResponse, {
    summary: 'An own attempt: the question that waits, or after the end every answer with what was right',
    fails: [InvalidInput, Unauthorized, AttemptNotFound],
  })
  async byId(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<AttemptResponse> {
    return this.attempts.byId(viewer, id);
  }

  @Post(':id/answers')
  @Answers(AttemptResponse, {
    status: 200,
    summary: 'Answers the current question of a placement test; the answer brings the next one, or the result',
    fails: [InvalidInput, Unauthorized, AttemptNotFound, AttemptFinished, QuestionChanged, AssessmentAnswersMismatch],
  })
  async answer(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { questionId, optionId }: PlacementAnswerDto,
  ): Promise<AttemptResponse> {
    await this.placements.answer(viewer, id, { questionId, optionId: optionId ?? null });
    return this.attempts.byId(viewer, id);
  }
}
