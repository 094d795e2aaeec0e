import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { LearnerDashboardController } from './learning/learner-dashboard.controller.js';
import { LearnerDashboard } from './learning/learner-dashboard.js';
import { LearningQueries } from './learning/learning.queries.js';
import { AtRiskQueries } from './teaching/at-risk.queries.js';
import { LearnersAtRisk } from './teaching/at-risk.service.js';
import { CourseReportQueries } from './teaching/course-report.queries.js';
import { KeptAtRiskQueries } from './teaching/kept-at-risk.queries.js';
import { OwnCourseQueries } from './teaching/own-courses.queries.js';
import { QuestionQueries } from './teaching/question.queries.js';
import { TeachingReportsController } from './teaching/teaching-reports.controller.js';
import { TeachingReports } from './teaching/teaching-reports.js';
import { ForgetOldEvents } from './tracking/forget-old-events.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

/** What people do in the portal, counted for themselves, for those who teach them, and for administrators. */
@Module({
  imports: [CoursesModule],
  controllers: [LearnerDashboardController, TeachingReportsController, TrackingController],
  providers: [
    AtRiskQueries,
    CourseReportQueries,
    ForgetOldEvents,
    KeptAtRiskQueries,
    LearnerDashboard,
    LearnersAtRisk,
    LearningQueries,
    OwnCourseQueries,
    QuestionQueries,
    TeachingReports,
    TrackingService,
  ],
})
export class AnalyticsModule {}
