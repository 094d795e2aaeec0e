import { CourseNotFound, LessonHasLearners, LessonNotFound, QuizInvalid } from '#modules/courses';
import { FileNotFound } from '#platform/errors/file.errors';
import { recordController } from '../records/record-controller.js';
import { ChangeLessonRecordDto, CreateLessonRecordDto } from './lesson.dto.js';
import { LessonRecord } from './lesson.record.js';
import { lessonListing, LessonsResource } from './lessons.resource.js';

export { LessonsResource };
export const LessonsController = recordController({
  listing: lessonListing,
  resource: LessonsResource,
  record: LessonRecord,
  nouns: ['lesson', 'lessons'],
  create: CreateLessonRecordDto,
  change: ChangeLessonRecordDto,
  isRemovable: true,
  fails: [CourseNotFound, LessonNotFound, QuizInvalid, FileNotFound, LessonHasLearners],
});
