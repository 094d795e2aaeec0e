import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { LearnerDashboardController } from './learning/learner-dashboard.controller.js';
import { LearnerDashboard } from './learning/learner-dashboard.js';
import { LearningQueries } from './learning/learning.queries.js';
import { ForgetOldEvents } from './tracking/forget-old-events.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

/** What people do in the portal, counted for themselves, for those who teach them, and for administrators. */
@Module({
  imports: [CoursesModule],
  controllers: [LearnerDashboardController, TrackingController],
  providers: [ForgetOldEvents, LearnerDashboard, LearningQueries, TrackingService],
})
export class AnalyticsModule {}
