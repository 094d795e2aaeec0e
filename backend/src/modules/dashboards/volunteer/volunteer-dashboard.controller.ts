import { impactScore } from '@masar/domain';
import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { toActivityResponse } from '../activity/activity.presenter.js';
import { ComingEventsQueries } from './coming-events.queries.js';
import { toEvent, toVolunteering } from './volunteer-dashboard.presenter.js';
import { VolunteerDashboardQueries } from './volunteer-dashboard.queries.js';
import { VolunteerDashboardResponse } from './volunteer-dashboard.response.js';

@ApiTags('dashboard')
@TokenArea('dashboard')
@Controller('volunteer')
@SignedIn()
export class VolunteerDashboardController {
  constructor(
    private readonly queries: VolunteerDashboardQueries,
    private readonly events: ComingEventsQueries,
  ) {}

  @Get('dashboard')
  @Answers(VolunteerDashboardResponse, {
    summary: 'What I gave as a volunteer, where I am accepted and what comes next',
    fails: [Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer, @Req() request: Request): Promise<VolunteerDashboardResponse> {
    const now = new Date();
    const [figures, opportunities, events, activity] = await Promise.all([
      this.queries.figures(viewer.id, now),
      this.queries.opportunities(viewer.id, now),
      this.events.of(viewer.id, now),
      this.queries.activity(viewer.id),
    ]);
    const language = languageOf(request);
    return {
      name: figures.name,
      rank: figures.rank,
      ranked: figures.ranked,
      totalHours: figures.total_hours,
      waitingHours: figures.waiting_hours,
      averageRating: figures.average_rating,
      completedProjects: figures.completed_projects,
      impactScore: impactScore({
        confirmedHours: Number(figures.total_hours),
        completedProjects: figures.completed_projects,
        freeServices: figures.free_services,
      }),
      certificates: figures.certificates,
      opportunities: opportunities.map(toVolunteering),
      events: events.map(toEvent),
      recentActivity: activity.map((row) => toActivityResponse(row, language)),
    };
  }
}
