import type { Provider, Type } from '@nestjs/common';
import { BulkCheckController } from './bulk-check/bulk-check.controller.js';
import { CertificateQueries } from './certificate/certificate.queries.js';
import { CertificateService } from './certificate/certificate.service.js';
import { CertificateGrades } from './certificate/certificate-grades.js';
import { CertificateIssuer } from './certificate/certificate-issuer.service.js';
import { CertificatesController } from './certificate/certificates.controller.js';
import { CertificatePdf } from './certificate/pdf/certificate-pdf.js';
import { SummarySigner } from './certificate/signed-summary.js';
import { CertificateCorrectionQueries } from './certificate-correction/certificate-correction.queries.js';
import { CertificateCorrectionService } from './certificate-correction/certificate-correction.service.js';
import { CertificateCorrectionsController } from './certificate-correction/certificate-corrections.controller.js';
import { CarryCertificatesTask } from './certificate-log/carry-certificates.task.js';
import { CertificateLogController } from './certificate-log/certificate-log.controller.js';
import { CertificateLog } from './certificate-log/certificate-log.js';
import { CertificateLogQueries } from './certificate-log/certificate-log.queries.js';
import { LogHeadSigner } from './certificate-log/log-head-signer.js';
import { CertificateReviewQueries } from './certificate-review/certificate-review.queries.js';
import { CertificateReviewService } from './certificate-review/certificate-review.service.js';
import { CertificateReviewReminders } from './certificate-review/certificate-review-reminders.js';
import { CertificateReviewsController } from './certificate-review/certificate-reviews.controller.js';
import { CourseAudience } from './course/course-audience.js';
import { BadgesController } from './credential/badges.controller.js';
import { BadgeBaker } from './credential/baked/badge-baker.js';
import { CredentialSigner } from './credential/credential-signer.js';
import { CredentialsController } from './credential/credentials.controller.js';
import { IntegritySigner } from './credential/integrity/integrity-signer.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardQueries } from './dashboard/dashboard.queries.js';
import { CourseCompletion } from './enrollment/course-completion.js';
import { CourseWayController } from './enrollment/course-way.controller.js';
import { CourseWay } from './enrollment/course-way.js';
import { CoursesOfInvited } from './enrollment/courses-of-invited.js';
import { EnrollmentQueries } from './enrollment/enrollment.queries.js';
import { EnrollmentService } from './enrollment/enrollment.service.js';
import { EnrollmentAdministration } from './enrollment/enrollment-administration.js';
import { EnrollmentsController } from './enrollment/enrollments.controller.js';
import { ForgetLeftEnrollments } from './enrollment/forget-left-enrollments.js';
import { LeavingController } from './enrollment/leaving.controller.js';
import { LeavingService } from './enrollment/leaving.service.js';
import { OwnEnrollments } from './enrollment/own-enrollments.js';
import { StudentCounter } from './enrollment/student-counter.js';
import { FollowService } from './follow/follow.service.js';
import { FollowerCounter } from './follow/follower-counter.js';
import { FollowsController } from './follow/follows.controller.js';
import { LearningTimeService } from './learning-time/learning-time.service.js';
import { LearningTimesController } from './learning-time/learning-times.controller.js';
import { CompletionDemands } from './lesson/completion-demands.js';
import { FirstLessonController } from './lesson/first-lesson.controller.js';
import { FirstLessonQueries } from './lesson/first-lesson.queries.js';
import { LessonQueries } from './lesson/lesson.queries.js';
import { LessonAudience } from './lesson/lesson-audience.js';
import { LessonProgressService } from './lesson/lesson-progress.service.js';
import { LessonQuizzes } from './lesson/lesson-quizzes.js';
import { LessonReadingService } from './lesson/lesson-reading.service.js';
import { LessonsController } from './lesson/lessons.controller.js';
import { OfflineCopyController } from './offline/offline-copy.controller.js';
import { OfflineCopyQueries } from './offline/offline-copy.queries.js';
import { PlaceQueries } from './place/place.queries.js';
import { PlaceService } from './place/place.service.js';
import { PlaceGranting } from './place/place-granting.service.js';
import { PlacesController } from './place/places.controller.js';

/** What learning brings to the module: lessons as read, enrolments, certificates, the dashboard. */
export const learningControllers: Type[] = [
  LessonsController,
  FirstLessonController,
  CourseWayController,
  LearningTimesController,
  EnrollmentsController,
  LeavingController,
  FollowsController,
  CertificatesController,
  CertificateLogController,
  CertificateCorrectionsController,
  CertificateReviewsController,
  CredentialsController,
  BadgesController,
  BulkCheckController,
  DashboardController,
  OfflineCopyController,
  PlacesController,
];
export const learningProviders: Provider[] = [
  BadgeBaker,
  CarryCertificatesTask,
  CertificateCorrectionQueries,
  CertificateCorrectionService,
  CertificateIssuer,
  CertificateLog,
  CertificateLogQueries,
  CertificatePdf,
  CertificateQueries,
  CertificateReviewQueries,
  CertificateReviewReminders,
  CertificateReviewService,
  CoursesOfInvited,
  CertificateService,
  CourseAudience,
  CourseCompletion,
  CourseWay,
  CredentialSigner,
  DashboardQueries,
  EnrollmentAdministration,
  EnrollmentQueries,
  OwnEnrollments,
  EnrollmentService,
  StudentCounter,
  FollowService,
  FollowerCounter,
  IntegritySigner,
  FirstLessonQueries,
  ForgetLeftEnrollments,
  LeavingService,
  LearningTimeService,
  LogHeadSigner,
  CertificateGrades,
  CompletionDemands,
  LessonAudience,
  LessonProgressService,
  LessonQueries,
  LessonQuizzes,
  LessonReadingService,
  OfflineCopyQueries,
  PlaceGranting,
  PlaceQueries,
  PlaceService,
  SummarySigner,
];
export const learningExports: Type[] = [
  CertificateQueries,
  EnrollmentQueries,
  CertificateGrades,
  CompletionDemands,
  CourseAudience,
  CourseCompletion,
  LessonAudience,
  LessonQuizzes,
  CertificateService,
  EnrollmentAdministration,
  PlaceGranting,
  PlaceService,
];
