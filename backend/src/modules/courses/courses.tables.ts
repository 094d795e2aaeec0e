import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { StoredFileSchema } from '#platform/files/stored-file.entity';
import type { CategorySchema } from './category/category.entity.js';
import type { CourseSchema } from './course/course.entity.js';
import type { EnrollmentSchema } from './enrollment.entity.js';
import type { LeftEnrollmentSchema } from './enrollment/left-enrollment.entity.js';
import type { CourseFollowSchema } from './follow/course-follow.entity.js';
import type { LearningTimeSchema } from './learning-time/learning-time.entity.js';
import type { LessonTimeSchema } from './learning-time/lesson-time.entity.js';
import type { LessonSchema } from './lesson/lesson.entity.js';
import type { LessonAttachmentSchema } from './lesson/lesson-attachment.entity.js';
import type { LessonProgressSchema } from './lesson/lesson-progress.entity.js';
import type { QuizAttemptSchema } from './lesson/quiz-attempt.entity.js';
import type { ShownLessonSchema } from './lesson/shown-lesson.entity.js';
import type { CourseInvitationSchema } from './people/course-invitation.entity.js';
import type { CoursePersonSchema } from './people/course-person.entity.js';
import type { CoursePictureSchema } from './picture/course-picture.entity.js';
import type { CoursePlaceSchema } from './place/course-place.entity.js';
import type { CourseReviewSchema } from './review/course-review.entity.js';
import type { EndedEnrollmentSchema } from './run/ended-enrollment.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type CoursesTables = InferKyselyDB<
  | typeof CategorySchema
  | typeof CourseSchema
  | typeof LessonSchema
  | typeof LessonAttachmentSchema
  | typeof CoursePictureSchema
  | typeof LessonProgressSchema
  | typeof ShownLessonSchema
  | typeof LearningTimeSchema
  | typeof LessonTimeSchema
  | typeof QuizAttemptSchema
  | typeof EnrollmentSchema
  | typeof LeftEnrollmentSchema
  | typeof EndedEnrollmentSchema
  | typeof CourseFollowSchema
  | typeof CourseInvitationSchema
  | typeof CoursePersonSchema
  | typeof CoursePlaceSchema
  | typeof CourseReviewSchema
  | typeof StoredFileSchema
> &
  Pick<AuthTables, 'users'>;
