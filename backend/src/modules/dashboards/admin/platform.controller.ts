import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles } from '#platform/access/access.decorators';
import { Forbidden, Unauthorized } from '#platform/errors/platform.errors';
import { FiguresBeingCounted, tellCounted } from '#platform/figures/counted';
import { SystemHealth } from '#platform/health/system-health';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { toActivityResponse } from '../activity/activity.presenter.js';
import { ActivityResponse } from '../activity/activity.response.js';
import { PlatformQueries } from './platform.queries.js';
import { PlatformAnalyticsResponse, PlatformStatsResponse } from './platform.response.js';

@ApiTags('admin')
@Controller('admin')
@Roles('admin')
export class PlatformController {
  constructor(
    private readonly queries: PlatformQueries,
    private readonly health: SystemHealth,
  ) {}

  @Get('platform-stats')
  @Answers(PlatformStatsResponse, {
    summary: 'What the platform came to, and how its parts are',
    fails: [Unauthorized, Forbidden, FiguresBeingCounted],
  })
  async stats(@Res({ passthrough: true }) response: Response): Promise<PlatformStatsResponse> {
    const [counted, health] = await Promise.all([this.queries.figures(), this.health.measure()]);
    const row = tellCounted(counted, response);
    return {
      totalUsers: row.total_users,
      activeUsers: row.active_users,
      newUsersThisMonth: row.new_users_this_month,
      totalCourses: row.total_courses,
      activeCourses: row.active_courses,
      totalEnrollments: row.total_enrollments,
      completedEnrollments: row.completed_enrollments,
      certificates: row.certificates,
      revenue: row.revenue,
      monthlyGrowth: row.monthly_growth,
      systemHealth: health.percent,
      healthChecks: health.checks,
      upSince: health.upSince.toISOString(),
      uptimePercent: health.uptimePercent,
    };
  }

  @Get('analytics')
  @Answers(PlatformAnalyticsResponse, {
    summary: 'New people, enrolments, completions and revenue, month by month',
    fails: [Unauthorized, Forbidden, FiguresBeingCounted],
  })
  async analytics(@Res({ passthrough: true }) response: Response): Promise<PlatformAnalyticsResponse> {
    const months = tellCounted(await this.queries.months(), response);
    return { months: months.map(({ new_users: newUsers, ...month }) => ({ ...month, newUsers })) };
  }

  @Get('recent-activities')
  @Answers(ActivityResponse, {
    many: true,
    summary: 'What happened on the platform lately, in the asked language',
    fails: [Unauthorized, Forbidden],
  })
  async activities(@Req() request: Request): Promise<ActivityResponse[]> {
    const language = languageOf(request);
    const rows = await this.queries.activity();
    return rows.map((row) => toActivityResponse(row, language));
  }
}
