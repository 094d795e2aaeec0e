import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { isVideoUrl } from '#modules/bundles';
import { fieldMessage } from '#platform/http/field-message';
import { Text, Uuids, WebAddress, WholeNumber } from '#platform/http/fields';
import { QuizDto } from './quiz.dto.js';

/** Letters of one lesson's text in one language. */
const contentMaximum = 200_000;

const VideoAddress = (): PropertyDecorator =>
  applyDecorators(
    WebAddress({ optional: true, description: 'An mp4 file, or a page of YouTube or Vimeo' }),
    ValidateBy({
      name: 'isVideoUrl',
      validator: {
        validate: (value) => typeof value === 'string' && isVideoUrl(value),
        defaultMessage: () => fieldMessage('courses.video_refused'),
      },
    }),
  );

/** Null removes the quiz. */
const OptionalQuiz = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => QuizDto, required: false, nullable: true }),
    IsOptional(),
    IsObject({ message: fieldMessage('field.invalid') }),
    ValidateNested(),
    Type(() => QuizDto),
  );

class LessonPartsDto {
  @Text({ max: 200, optional: true }) titleEn?: string;
  @Text({ max: 2000, multiline: true, optional: true }) descriptionAr?: string | null;
  @Text({ max: 2000, multiline: true, optional: true }) descriptionEn?: string | null;
  /** Markdown. */
  @Text({ max: contentMaximum, multiline: true, hasCode: true, optional: true }) contentAr?: string | null;
  /** Markdown. */
  @Text({ max: contentMaximum, multiline: true, hasCode: true, optional: true }) contentEn?: string | null;
  @VideoAddress() videoUrl?: string | null;
  /** Seconds. */
  @WholeNumber({ min: 0, max: 86_400, optional: true }) duration?: number | null;
  @OptionalQuiz() quiz?: QuizDto | null;
  /** Uploaded files in their order; the list replaces the former one. */
  @Uuids({ max: 20, optional: true }) attachmentIds?: string[];
}

/** Any of a lesson's texts and parts (CRS-4); what is missing stays, null clears. */
export class UpdateLessonDto extends LessonPartsDto {
  @Text({ min: 1, max: 200, optional: true }) titleAr?: string;
}

export class CreateLessonDto extends LessonPartsDto {
  @Text({ max: 200 }) titleAr!: string;
}

/** Every lesson of the course, once each, in the new order. */
export class OrderLessonsDto {
  @Uuids({ max: 500 }) lessonIds!: string[];
}
