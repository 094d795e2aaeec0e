import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AssessmentAnswersMismatch, AssessmentNotFound, RetakeTooEarly } from '../skills.errors.js';
import { AssessmentQueries } from './assessment.queries.js';
import { AttemptQueries } from './attempt.queries.js';
import { QuickAnswersDto } from './dto/answers.dto.js';
import { AssessmentResponse } from './dto/assessment.response.js';
import { AttemptResponse, AttemptSummaryResponse } from './dto/attempt.response.js';
import { AssessmentQuestionResponse } from './dto/question.response.js';
import { PlacementService } from './placement.service.js';
import { QuickCheckService } from './quick-check.service.js';

@ApiTags('assessments')
@Controller('assessments')
@SignedIn()
export class AssessmentsController {
  constructor(
    private readonly queries: AssessmentQueries,
    private readonly attempts: AttemptQueries,
    private readonly quickChecks: QuickCheckService,
    private readonly placements: PlacementService,
  ) {}

  @Get()
  @Answers(AssessmentResponse, {
    many: true,
    summary: 'The skills that can be assessed, with the caller’s result and open test',
    fails: [Unauthorized],
  })
  async list(@CurrentUser() viewer: Viewer): Promise<AssessmentResponse[]> {
    return this.queries.overview(viewer);
  }

  @Get(':skill/questions')
  @Answers(AssessmentQuestionResponse, {
    many: true,
    summary: 'The questions of a quick check, without any hint to their answers',
    fails: [Unauthorized, AssessmentNotFound],
  })
  async questions(@Param('skill') skill: string): Promise<AssessmentQuestionResponse[]> {
    return this.queries.quickQuestions(skill);
  }

  @Post(':skill/attempts')
  @Answers(AttemptResponse, {
    status: 201,
    summary: 'Takes all answers of a quick check, grades them and tells what was right',
    fails: [InvalidInput, Unauthorized, AssessmentNotFound, AssessmentAnswersMismatch],
  })
  async take(
    @CurrentUser() viewer: Viewer,
    @Param('skill') skill: string,
    @Body() { answers }: QuickAnswersDto,
  ): Promise<AttemptResponse> {
    return this.attempts.byId(viewer, await this.quickChecks.take(viewer, skill, answers));
  }

  @Get(':skill/attempts')
  @Answers(AttemptSummaryResponse, {
    many: true,
    summary: 'The caller’s attempts at a skill, the newest first, 20 at most',
    fails: [Unauthorized, AssessmentNotFound],
  })
  async ofSkill(@CurrentUser() viewer: Viewer, @Param('skill') skill: string): Promise<AttemptSummaryResponse[]> {
    return this.attempts.ofSkill(viewer, skill);
  }

  @Post(':skill/placement')
  @Answers(AttemptResponse, {
    status: 200,
    summary: 'Starts the placement test of a skill or goes on with the open one',
    fails: [Unauthorized, AssessmentNotFound, RetakeTooEarly],
  })
  async place(@CurrentUser() viewer: Viewer, @Param('skill') skill: string): Promise<AttemptResponse> {
    return this.attempts.byId(viewer, await this.placements.start(viewer, skill));
  }
}
