import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { LearnerDashboard } from './learner-dashboard.js';
import { LearnerQuery, LearningDaysQuery } from './learning.dto.js';
import { LearnerDashboardResponse, LearningDayResponse } from './learning.response.js';

const WEEKS = 12;

@ApiTags('analytics')
@Controller('analytics')
@SignedIn()
export class LearnerDashboardController {
  constructor(private readonly dashboard: LearnerDashboard) {}

  @Get('dashboard')
  @Answers(LearnerDashboardResponse, {
    summary: 'My courses, certificates, days of learning in a row, and what comes next',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer, @Query() query: LearnerQuery): Promise<LearnerDashboardResponse> {
    return this.dashboard.of(viewer.id, query.timeZone, new Date());
  }

  @Get('learning-days')
  @Answers(LearningDayResponse, {
    summary: 'The days on which I learned, with minutes',
    many: true,
    fails: [InvalidInput, Unauthorized],
  })
  async days(@CurrentUser() viewer: Viewer, @Query() query: LearningDaysQuery): Promise<LearningDayResponse[]> {
    return this.dashboard.days(viewer.id, query.timeZone, query.weeks ?? WEEKS, new Date());
  }
}
