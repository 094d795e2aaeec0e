import { Module } from '@nestjs/common';
import { HealthModule } from '#platform/health/health.module';
import { PlatformController } from './admin/platform.controller.js';
import { PlatformQueries } from './admin/platform.queries.js';
import { InstructorDashboardController } from './instructor/instructor-dashboard.controller.js';
import { InstructorDashboardQueries } from './instructor/instructor-dashboard.queries.js';
import { ScheduleController } from './schedule/schedule.controller.js';
import { ScheduleQueries } from './schedule/schedule.queries.js';
import { ComingEventsQueries } from './volunteer/coming-events.queries.js';
import { VolunteerDashboardController } from './volunteer/volunteer-dashboard.controller.js';
import { VolunteerDashboardQueries } from './volunteer/volunteer-dashboard.queries.js';

/** What instructors, volunteers and administrators see first: figures read out of the rows of the modules below. */
@Module({
  imports: [HealthModule],
  controllers: [InstructorDashboardController, PlatformController, ScheduleController, VolunteerDashboardController],
  providers: [
    ComingEventsQueries,
    InstructorDashboardQueries,
    PlatformQueries,
    ScheduleQueries,
    VolunteerDashboardQueries,
  ],
})
export class DashboardsModule {}
