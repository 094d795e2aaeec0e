import { categoryIdPattern, difficulties, type Difficulty } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { Money, OneOf, Pattern, Text, WebAddress, WholeNumber } from '#platform/http/fields';

/** Accepted because the specification's form sends it, and never read: the server decides (READ-3). */
const Ignored = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ required: false, deprecated: true, description: 'Accepted and ignored' }), Allow());

/** The specification's payload of a new course (CRS-3). */
export class CreateCourseDto {
  @Text({ max: 200, printed: true }) titleAr!: string;
  /** Falls back to the Arabic title. */
  @Text({ max: 200, optional: true, printed: true }) titleEn?: string;
  @Text({ max: 5000, multiline: true }) descriptionAr!: string;
  @Text({ max: 5000, multiline: true, optional: true }) descriptionEn?: string;
  @Pattern(categoryIdPattern, { max: 80, example: 'web-development' }) categoryId!: string;
  /** Kept as `difficulty`. */
  @OneOf(difficulties, { optional: true, description: 'beginner by default' }) level?: Difficulty;
  /** Hours; kept as `durationHours`. */
  @WholeNumber({ min: 1, max: 1000 }) duration!: number;
  /** Kept as `thumbnailUrl`. */
  @WebAddress({ optional: true }) imageUrl?: string | null;
  /** US dollars; free when missing. */
  @Money({ optional: true }) price?: string;
  @Ignored() instructorId?: unknown;
  @Ignored() studentsCount?: unknown;
  @Ignored() lessonsCount?: unknown;
  @Ignored() rating?: unknown;
}
