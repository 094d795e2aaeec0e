import type { Provider, Type } from '@nestjs/common';
import { CompletionDemands } from './completion/completion-demands.js';
import { CourseCertificates } from './completion/course-certificates.js';
import { CourseCompletion } from './completion/course-completion.js';
import { CourseAudience } from './course/course-audience.js';
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
import { BeginningAgain } from './run/beginning-again.service.js';
import { RunQueries } from './run/run.queries.js';
import { RunsController } from './run/runs.controller.js';

/** What learning brings to the module: lessons as read, enrolments. */
export const learningControllers: Type[] = [
  LessonsController,
  FirstLessonController,
  CourseWayController,
  LearningTimesController,
  EnrollmentsController,
  LeavingController,
  RunsController,
  FollowsController,
  OfflineCopyController,
  PlacesController,
];
export const learningProviders: Provider[] = [
  CoursesOfInvited,
  CourseAudience,
  CourseCertificates,
  CourseCompletion,
  CourseWay,
  EnrollmentAdministration,
  EnrollmentQueries,
  OwnEnrollments,
  EnrollmentService,
  StudentCounter,
  FollowService,
  FollowerCounter,
  FirstLessonQueries,
  ForgetLeftEnrollments,
  LeavingService,
  BeginningAgain,
  RunQueries,
  LearningTimeService,
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
];
export const learningExports: Type[] = [
  EnrollmentQueries,
  CompletionDemands,
  CourseAudience,
  CourseCertificates,
  CourseCompletion,
  LessonAudience,
  LessonQuizzes,
  EnrollmentAdministration,
  OwnEnrollments,
  PlaceGranting,
  PlaceService,
];
