import { categoryIdPattern, difficulties, type Difficulty } from '@masar/domain';
import { UpdateCourseDto } from '#modules/courses';
import { Flag, Money, OneOf, Pattern, Text, Uuid, Uuids, WebAddress, WholeNumber } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** A draft; without an author named it belongs to the administrator who makes it. */
export class CreateCourseRecordDto {
  @Text({ max: 200, printed: true }) titleAr!: string;
  @Text({ max: 200, optional: true, printed: true }) titleEn?: string;
  @Text({ max: 5000, multiline: true }) descriptionAr!: string;
  @Text({ max: 5000, multiline: true, optional: true }) descriptionEn?: string;
  @Pattern(categoryIdPattern, { max: 80, example: 'web-development' }) categoryId!: string;
  @OneOf(difficulties, { optional: true, description: 'beginner by default' }) difficulty?: Difficulty;
  @WholeNumber({ min: 1, max: 1000 }) durationHours!: number;
  @WebAddress({ optional: true }) thumbnailUrl?: string | null;
  @Money({ optional: true }) price?: string;
  @Uuid({ optional: true }) instructorId?: string | null;
}

export class ChangeCourseRecordDto extends UpdateCourseDto {
  @Version() version?: string;
  @Uuid({ optional: true, description: 'The author; null leaves the course without one' }) instructorId?: string | null;
  @Flag({ optional: true }) isPublished?: boolean;
  @Uuids({ optional: true, max: 500, description: 'Every lesson of the course once, in the new order' })
  lessonIds?: string[];
}
