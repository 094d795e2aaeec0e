import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { learningHours } from '@masar/domain';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { DashboardQueries } from './dashboard.queries.js';
import { DashboardResponse } from './dto/dashboard.response.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly queries: DashboardQueries) {}

  @Get()
  @SignedIn()
  @Answers(DashboardResponse, { summary: 'Sums up my learning', fails: [Unauthorized] })
  async mine(@CurrentUser() viewer: Viewer): Promise<DashboardResponse> {
    const row = await this.queries.ofLearner(viewer.id);
    return {
      completedCourses: row.completed_courses,
      enrollments: row.enrollments,
      learningHours: learningHours(row.learning_seconds),
      certificates: row.certificates,
      overallProgress: row.overall_progress,
    };
  }
}
