import { learningHours } from '@masar/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OwnEnrollments } from '#modules/courses';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { DashboardQueries, type DashboardRow } from './dashboard.queries.js';
import { DashboardResponse, HomeResponse } from './dto/dashboard.response.js';

@ApiTags('dashboard')
@TokenArea('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly queries: DashboardQueries,
    private readonly enrollments: OwnEnrollments,
  ) {}

  @Get()
  @SignedIn()
  @Answers(DashboardResponse, { summary: 'Sums up my learning', fails: [Unauthorized] })
  async mine(@CurrentUser() viewer: Viewer): Promise<DashboardResponse> {
    return toDashboard(await this.queries.ofLearner(viewer.id));
  }

  @Get('home')
  @SignedIn()
  @Answers(HomeResponse, {
    summary: 'Sums up my learning and lists my enrolments, both as of one moment',
    fails: [InvalidInput, Unauthorized],
  })
  async home(
    @CurrentUser() viewer: Viewer,
    @Query() _: ContentLanguageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HomeResponse> {
    response.vary('Accept-Language');
    return {
      figures: toDashboard(await this.queries.ofLearner(viewer.id)),
      enrollments: await this.enrollments.of(viewer.id, furtherLanguageOf(request)),
    };
  }
}

const toDashboard = (row: DashboardRow): DashboardResponse => ({
  completedCourses: row.completed_courses,
  enrollments: row.enrollments,
  learningHours: learningHours(row.learning_seconds),
  certificates: row.certificates,
  overallProgress: row.overall_progress,
});
