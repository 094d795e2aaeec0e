import { DismissalSchema } from './modules/ai/dismissal/dismissal.entity.js';
import { AiRecommendationSchema } from './modules/ai/recommendation/recommendation.entity.js';
import { RecommendationModelSchema } from './modules/ai/training/recommendation-model.entity.js';
import { AnalyticsEventSchema } from './modules/analytics/analytics-event.entity.js';
import { ReportSchema } from './modules/reports/report/report.entity.js';
import { ReportScheduleSchema } from './modules/reports/schedule/schedule.entity.js';
import { ApplicationMoveSchema } from './modules/postings/application/application-move.entity.js';
import { AccessTokenSchema } from './modules/auth/access-token/access-token.entity.js';
import { OrganizationTokenSchema } from './modules/auth/organization-token/organization-token.entity.js';
import { AccountTokenSchema } from './modules/auth/account-token.entity.js';
import { RegistrationSchema } from './modules/auth/registration/registration.entity.js';
import { RoleRequestSchema } from './modules/auth/role-request.entity.js';
import { TotpSecretSchema } from './modules/auth/second-factor/authenticator-app/totp-secret.entity.js';
import { PasskeySchema } from './modules/auth/second-factor/passkey/passkey.entity.js';
import { RecoveryCodeSchema } from './modules/auth/second-factor/recovery-code/recovery-code.entity.js';
import { SessionSchema } from './modules/auth/session.entity.js';
import { UserSchema } from './modules/auth/user.entity.js';
import { DiscussionSchema } from './modules/community/discussion/discussion.entity.js';
import { ForumSchema } from './modules/community/forum/forum.entity.js';
import { DiscussionLikeSchema } from './modules/community/like/discussion-like.entity.js';
import { ReplyLikeSchema } from './modules/community/like/reply-like.entity.js';
import { ModerationDecisionSchema } from './modules/community/moderation/moderation-decision.entity.js';
import { ReplySchema } from './modules/community/reply/reply.entity.js';
import { AbuseReportSchema } from './modules/community/report/abuse-report.entity.js';
import { CategorySchema } from './modules/courses/category/category.entity.js';
import { CertificateNumberSchema } from './modules/courses/certificate/certificate-number.entity.js';
import { CertificateSchema } from './modules/courses/certificate/certificate.entity.js';
import { CourseSchema } from './modules/courses/course/course.entity.js';
import { EnrollmentSchema } from './modules/courses/enrollment/enrollment.entity.js';
import { CoursePictureSchema } from './modules/courses/lesson/course-picture.entity.js';
import { LeftEnrollmentSchema } from './modules/courses/enrollment/left-enrollment.entity.js';
import { LearningTimeSchema } from './modules/courses/learning-time/learning-time.entity.js';
import { LessonTimeSchema } from './modules/courses/learning-time/lesson-time.entity.js';
import { LessonAttachmentSchema } from './modules/courses/lesson/lesson-attachment.entity.js';
import { LessonProgressSchema } from './modules/courses/lesson/lesson-progress.entity.js';
import { LessonSchema } from './modules/courses/lesson/lesson.entity.js';
import { QuizAttemptSchema } from './modules/courses/lesson/quiz-attempt.entity.js';
import { CourseFollowSchema } from './modules/courses/follow/course-follow.entity.js';
import { CertificateCorrectionSchema } from './modules/courses/certificate-correction/certificate-correction.entity.js';
import { CertificateReviewSchema } from './modules/courses/certificate-review/certificate-review.entity.js';
import { CoursePlaceSchema } from './modules/courses/place/course-place.entity.js';
import { CourseReviewSchema } from './modules/courses/review/course-review.entity.js';
import { JobApplicationSchema } from './modules/jobs/job-application.entity.js';
import { WebhookDeliverySchema } from './modules/integrations/delivery/webhook-delivery.entity.js';
import { WebhookSchema } from './modules/integrations/webhook/webhook.entity.js';
import { JobPostingSchema } from './modules/jobs/job-posting.entity.js';
import { NotificationSchema } from './modules/notifications/notification.entity.js';
import { NotificationActorSchema } from './modules/notifications/like/notification-actor.entity.js';
import { NotificationDigestSchema } from './modules/notifications/digest/notification-digest.entity.js';
import { NotificationPreferenceSchema } from './modules/notifications/preference/notification-preference.entity.js';
import { ContactMessageSchema } from './modules/outreach/contact/contact-message.entity.js';
import { NewsletterLinkSchema } from './modules/outreach/newsletter/newsletter-link.entity.js';
import { NewsletterSubscriptionSchema } from './modules/outreach/newsletter/newsletter-subscription.entity.js';
import { ApplicationSchema } from './modules/opportunities/application.entity.js';
import { VolunteerHoursSchema } from './modules/opportunities/hours/volunteer-hours.entity.js';
import { BackupSchema } from './modules/operations/backup/backup.entity.js';
import { OpportunitySchema } from './modules/opportunities/opportunity.entity.js';
import { ServiceListingSchema } from './modules/services/service-listing.entity.js';
import { ServiceRatingSchema } from './modules/services/service-rating.entity.js';
import { ServiceRequestSchema } from './modules/services/service-request.entity.js';
import { SiteTextVersionSchema } from './modules/site/texts/site-text-version.entity.js';
import { SiteTextSchema } from './modules/site/texts/site-text.entity.js';
import { PublicProfileSchema } from './modules/privacy/public-page/public-profile.entity.js';
import { SearchAliasSchema } from './modules/search/alias/search-alias.entity.js';
import { AssessmentAnswerSchema } from './modules/skills/assessment/assessment-answer.entity.js';
import { AssessmentAttemptSchema } from './modules/skills/assessment/assessment-attempt.entity.js';
import { AssessmentItemSchema } from './modules/skills/assessment/assessment-item.entity.js';
import { CourseSkillSchema } from './modules/skills/course/course-skill.entity.js';
import { UserSkillSchema } from './modules/skills/held/user-skill.entity.js';
import { SkillNameSchema } from './modules/skills/vocabulary/skill-name.entity.js';
import { SkillRelationSchema } from './modules/skills/vocabulary/skill-relation.entity.js';
import { SkillSchema } from './modules/skills/vocabulary/skill.entity.js';
import { TranslationSchema } from './modules/translations/translation.entity.js';
import { VrMessageSchema } from './modules/vr/vr-message.entity.js';
import { VrParticipantSchema } from './modules/vr/vr-participant.entity.js';
import { VrSessionSchema } from './modules/vr/vr-session.entity.js';
import { VrWorkshopSchema } from './modules/vr/vr-workshop.entity.js';
import { ProjectRunSchema } from './modules/workshop/project/project-run.entity.js';
import { ProjectStepSchema } from './modules/workshop/project/project-step.entity.js';
import { AuditDetailsSchema } from '#platform/audit/audit-details.entity';
import { AuditEntrySchema } from '#platform/audit/audit-entry.entity';
import { StoredFileSchema } from '#platform/files/stored-file.entity';
import { IdempotencyKeySchema } from '#platform/idempotency/idempotency-key.entity';
import { SettingsSchema } from '#platform/settings/settings.entity';
import { HeartbeatSchema } from '#platform/health/heartbeat.entity';
import { SigningKeySchema } from '#platform/signing/signing-key.entity';
import { LiveEventSchema } from '#platform/live/live-event.entity';
import { nameTables } from '#platform/database/columns';

/** Every table's entity, spelled out: the application, the migrations and the tests share this one list. */
export const entities = [
  UserSchema,
  SessionSchema,
  AccessTokenSchema,
  OrganizationTokenSchema,
  AccountTokenSchema,
  TotpSecretSchema,
  PasskeySchema,
  RecoveryCodeSchema,
  RegistrationSchema,
  RoleRequestSchema,
  StoredFileSchema,
  IdempotencyKeySchema,
  TranslationSchema,
  LiveEventSchema,
  AuditEntrySchema,
  AuditDetailsSchema,
  CategorySchema,
  CourseSchema,
  LessonSchema,
  LessonAttachmentSchema,
  CoursePictureSchema,
  LessonProgressSchema,
  LeftEnrollmentSchema,
  LearningTimeSchema,
  LessonTimeSchema,
  QuizAttemptSchema,
  EnrollmentSchema,
  CourseFollowSchema,
  CertificateCorrectionSchema,
  CertificateReviewSchema,
  CoursePlaceSchema,
  CourseReviewSchema,
  CertificateSchema,
  CertificateNumberSchema,
  NotificationSchema,
  NotificationActorSchema,
  NotificationPreferenceSchema,
  NotificationDigestSchema,
  ForumSchema,
  DiscussionSchema,
  ReplySchema,
  DiscussionLikeSchema,
  ReplyLikeSchema,
  AbuseReportSchema,
  ModerationDecisionSchema,
  OpportunitySchema,
  ApplicationSchema,
  VolunteerHoursSchema,
  SkillSchema,
  SkillNameSchema,
  SkillRelationSchema,
  UserSkillSchema,
  CourseSkillSchema,
  AssessmentItemSchema,
  AssessmentAttemptSchema,
  AssessmentAnswerSchema,
  JobPostingSchema,
  JobApplicationSchema,
  ServiceListingSchema,
  ServiceRequestSchema,
  ServiceRatingSchema,
  ApplicationMoveSchema,
  VrWorkshopSchema,
  VrSessionSchema,
  VrParticipantSchema,
  VrMessageSchema,
  SiteTextSchema,
  SiteTextVersionSchema,
  PublicProfileSchema,
  ProjectRunSchema,
  ProjectStepSchema,
  AnalyticsEventSchema,
  ReportSchema,
  ReportScheduleSchema,
  AiRecommendationSchema,
  RecommendationModelSchema,
  DismissalSchema,
  ContactMessageSchema,
  NewsletterSubscriptionSchema,
  NewsletterLinkSchema,
  SearchAliasSchema,
  BackupSchema,
  HeartbeatSchema,
  SettingsSchema,
  SigningKeySchema,
  WebhookSchema,
  WebhookDeliverySchema,
];

nameTables(entities);
