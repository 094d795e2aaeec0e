import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { CategorySchema } from './category/category.entity.js';
import { CourseSchema } from './course/course.entity.js';
import { coursesInvariants } from './courses.invariants.js';
import { coursesPersonalData } from './courses.personal-data.js';
import { EnrollmentSchema } from './enrollment.entity.js';
import { CourseCountDeltaSchema } from './enrollment/course-count-delta.entity.js';
import { LeftEnrollmentSchema } from './enrollment/left-enrollment.entity.js';
import { CourseFollowSchema } from './follow/course-follow.entity.js';
import { CourseFollowDeltaSchema } from './follow/course-follow-delta.entity.js';
import { LearningTimeSchema } from './learning-time/learning-time.entity.js';
import { LessonTimeSchema } from './learning-time/lesson-time.entity.js';
import { LessonSchema } from './lesson/lesson.entity.js';
import { LessonAttachmentSchema } from './lesson/lesson-attachment.entity.js';
import { LessonProgressSchema } from './lesson/lesson-progress.entity.js';
import { QuizAttemptSchema } from './lesson/quiz-attempt.entity.js';
import { ShownLessonSchema } from './lesson/shown-lesson.entity.js';
import { CourseInvitationSchema } from './people/course-invitation.entity.js';
import { CoursePersonSchema } from './people/course-person.entity.js';
import { CoursePictureSchema } from './picture/course-picture.entity.js';
import { CoursePlaceSchema } from './place/course-place.entity.js';
import { CourseReviewSchema } from './review/course-review.entity.js';
import { EndedEnrollmentSchema } from './run/ended-enrollment.entity.js';

/** Courses with their lessons, learning and places. */
export const coursesManifest: ModuleManifest = {
  level: 2,
  readable: [
    'categories',
    'course_follows',
    'course_people',
    'course_pictures',
    'course_places',
    'course_reviews',
    'courses',
    'ended_enrollments',
    'enrollments',
    'learning_times',
    'left_enrollments',
    'lesson_attachments',
    'lesson_progress',
    'lesson_times',
    'lessons',
    'quiz_attempts',
  ],
  entities: [
    CategorySchema,
    CourseSchema,
    LessonSchema,
    LessonAttachmentSchema,
    CoursePictureSchema,
    LessonProgressSchema,
    ShownLessonSchema,
    LeftEnrollmentSchema,
    EndedEnrollmentSchema,
    LearningTimeSchema,
    LessonTimeSchema,
    QuizAttemptSchema,
    EnrollmentSchema,
    CourseCountDeltaSchema,
    CourseFollowDeltaSchema,
    CourseFollowSchema,
    CourseInvitationSchema,
    CoursePersonSchema,
    CoursePlaceSchema,
    CourseReviewSchema,
  ],
  personalData: coursesPersonalData,
  invariants: coursesInvariants,
};
