import { Module } from '@nestjs/common';
import { CommunityModule } from '#modules/community';
import { CoursesModule } from '#modules/courses';
import { DailyDigest } from './digest/daily-digest.js';
import { LikeNotices } from './like/like-notices.js';
import { NotificationQueries } from './notification.queries.js';
import { NotificationService } from './notification.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotifyOfApplications } from './notify-of-applications.listener.js';
import { NotifyOfCoursePlaces } from './notify-of-course-places.listener.js';
import { NotifyOfVolunteerHours } from './notify-of-volunteer-hours.listener.js';
import { NotifyOfTheCommunity } from './notify-of-the-community.listener.js';
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
  imports: [CommunityModule, CoursesModule],
  controllers: [NotificationsController, PreferencesController, StreamController],
  providers: [
    DailyDigest,
    LikeNotices,
    NotificationQueries,
    NotificationService,
    NotifyOfApplications,
    NotifyOfCoursePlaces,
    NotifyOfTheCommunity,
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
