import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { HealthModule } from '#platform/health/health.module';
import { PlatformController } from './admin/platform.controller.js';
import { PlatformQueries } from './admin/platform.queries.js';
import { CertificateWorkController } from './certificate-work/certificate-work.controller.js';
import { CertificateWorkQueries } from './certificate-work/certificate-work.queries.js';
import { InstructorDashboardController } from './instructor/instructor-dashboard.controller.js';
import { InstructorDashboardQueries } from './instructor/instructor-dashboard.queries.js';
import { DashboardController } from './learner/dashboard.controller.js';
import { DashboardQueries } from './learner/dashboard.queries.js';
import { ScheduleController } from './schedule/schedule.controller.js';
import { ScheduleQueries } from './schedule/schedule.queries.js';
import { ComingEventsQueries } from './volunteer/coming-events.queries.js';
import { VolunteerDashboardController } from './volunteer/volunteer-dashboard.controller.js';
import { VolunteerDashboardQueries } from './volunteer/volunteer-dashboard.queries.js';

/** What learners, instructors, volunteers and administrators see first: figures read out of the rows of the modules below. */
@Module({
  imports: [CoursesModule, HealthModule],
  controllers: [
    CertificateWorkController,
    DashboardController,
    InstructorDashboardController,
    PlatformController,
    ScheduleController,
    VolunteerDashboardController,
  ],
  providers: [
    CertificateWorkQueries,
    ComingEventsQueries,
    DashboardQueries,
    InstructorDashboardQueries,
    PlatformQueries,
    ScheduleQueries,
    VolunteerDashboardQueries,
  ],
})
export class DashboardsModule {}
