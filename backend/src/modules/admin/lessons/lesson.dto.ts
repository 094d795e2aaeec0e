import { CreateLessonDto, UpdateLessonDto } from '#modules/courses';
import { Uuid } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** A new lesson at the end of its course. */
export class CreateLessonRecordDto extends CreateLessonDto {
  @Uuid() courseId!: string;
}

export class ChangeLessonRecordDto extends UpdateLessonDto {
  @Version() version?: string;
}
