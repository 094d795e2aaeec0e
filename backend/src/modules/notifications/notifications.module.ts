import { Module } from '@nestjs/common';
import { CommunityModule } from '#modules/community';
import { CoursesModule } from '#modules/courses';
import { JobsModule } from '#modules/jobs';
import { DailyDigest } from './digest/daily-digest.js';
import { NewLearners } from './digest/new-learners.js';
import { GradeNotices } from './grade/grade-notices.js';
import { JobMatchReaderQueries } from './job-match/job-match-readers.queries.js';
import { NotifyOfJobMatches } from './job-match/notify-of-job-matches.listener.js';
import { LikeGroups } from './like/like-groups.js';
import { LikeNotices } from './like/like-notices.js';
import { NotificationQueries } from './notification.queries.js';
import { NotificationService } from './notification.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotifyBeforeSessions } from './notify-before-sessions.listener.js';
import { NotifyInstructors } from './notify-instructors.listener.js';
import { NotifyOfApplications } from './notify-of-applications.listener.js';
import { NotifyOfAssignments } from './notify-of-assignments.listener.js';
import { NotifyOfAttempts } from './notify-of-attempts.listener.js';
import { NotifyOfCertificateReviews } from './notify-of-certificate-reviews.listener.js';
import { NotifyOfCoursePlaces } from './notify-of-course-places.listener.js';
import { NotifyOfCourseRights } from './notify-of-course-rights.listener.js';
import { NotifyOfGrades } from './notify-of-grades.listener.js';
import { NotifyOfTheCommunity } from './notify-of-the-community.listener.js';
import { NotifyOfVolunteerHours } from './notify-of-volunteer-hours.listener.js';
import { NotifyWhenCertificateIsIssued } from './notify-when-certificate-is-issued.listener.js';
import { NotifyWhenCourseIsPublished } from './notify-when-course-is-published.listener.js';
import { NotifyWhenRoleRequestIsDecided } from './notify-when-role-request-is-decided.listener.js';
import { PreferenceService } from './preference/preference.service.js';
import { PreferencesController } from './preference/preferences.controller.js';
import { RecipientQueries } from './recipients.queries.js';
import { PushNewsOfTheCommunity } from './stream/push-news-of-the-community.listener.js';
import { StreamController } from './stream/stream.controller.js';
import { TopicAccess } from './stream/topic-access.js';

/** What people should know and what moves on their screens, gathered from the events of the modules below. */
@Module({
  imports: [CommunityModule, CoursesModule, JobsModule],
  controllers: [NotificationsController, PreferencesController, StreamController],
  providers: [
    DailyDigest,
    GradeNotices,
    JobMatchReaderQueries,
    LikeGroups,
    LikeNotices,
    NewLearners,
    NotificationQueries,
    NotificationService,
    NotifyBeforeSessions,
    NotifyInstructors,
    NotifyOfAttempts,
    NotifyOfApplications,
    NotifyOfCertificateReviews,
    NotifyOfCoursePlaces,
    NotifyOfCourseRights,
    NotifyOfGrades,
    NotifyOfJobMatches,
    NotifyOfTheCommunity,
    NotifyOfAssignments,
    NotifyOfVolunteerHours,
    NotifyWhenCertificateIsIssued,
    NotifyWhenCourseIsPublished,
    NotifyWhenRoleRequestIsDecided,
    PreferenceService,
    PushNewsOfTheCommunity,
    RecipientQueries,
    TopicAccess,
  ],
})
export class NotificationsModule {}
