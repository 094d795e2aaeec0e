import {
  CategoryNotFound,
  CourseHasEnrollments,
  CourseHasNoLessons,
  CourseHasPayments,
  CourseIsPublished,
  LessonOrderMismatch,
  NotAnInstructor,
} from '#modules/courses';
import { recordController } from '../records/record-controller.js';
import { ChangeCourseRecordDto, CreateCourseRecordDto } from './course.dto.js';
import { CourseRecord } from './course.record.js';
import { courseListing, CoursesResource } from './courses.resource.js';

export { CoursesResource };
export const CoursesController = recordController({
  listing: courseListing,
  resource: CoursesResource,
  record: CourseRecord,
  nouns: ['course', 'courses'],
  create: CreateCourseRecordDto,
  change: ChangeCourseRecordDto,
  isRemovable: true,
  fails: [
    CategoryNotFound,
    NotAnInstructor,
    LessonOrderMismatch,
    CourseHasNoLessons,
    CourseIsPublished,
    CourseHasEnrollments,
    CourseHasPayments,
  ],
});
