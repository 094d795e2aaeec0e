import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Flag, ListOf, OneOf, Text, Uuid } from '#platform/http/fields';

export class QuizOptionDto {
  /** Given by the server; sent back to keep the option. */
  @Uuid({ optional: true }) id?: string;
  @Text({ max: 500 }) ar!: string;
  @Text({ max: 500, optional: true }) en?: string;
  @Flag() correct!: boolean;
}

/** A question by its kind in `content`, or a choice in the short form: `type`, prompts, `options`, explanations. */
export class QuizQuestionDto {
  /** Given by the server; sent back to keep the question. */
  @Uuid({ optional: true }) id?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    required: false,
    description: 'By its kind, in the form of questions of banks; the options of the short form count before it',
  } as object)
  @IsOptional()
  @IsObject({ message: fieldMessage('field.invalid') })
  content?: Record<string, unknown>;

  @OneOf(['single', 'multiple'], { optional: true }) type?: 'single' | 'multiple';
  @Text({ max: 1000, multiline: true, optional: true }) promptAr?: string;
  @Text({ max: 1000, multiline: true, optional: true }) promptEn?: string;
  @ListOf(() => QuizOptionDto, { max: 10, optional: true }) options?: QuizOptionDto[];
  @Text({ max: 2000, multiline: true, optional: true }) explanationAr?: string;
  @Text({ max: 2000, multiline: true, optional: true }) explanationEn?: string;
}

/** A lesson's quiz as its author writes it, answers included (CRS-4). */
export class QuizDto {
  @ListOf(() => QuizQuestionDto, { max: 50 }) questions!: QuizQuestionDto[];
}
