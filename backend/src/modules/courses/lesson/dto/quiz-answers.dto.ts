import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { ListOf, Text } from '#platform/http/fields';

const optionsMaximum = 20;

export class QuizAnswerDto {
  @Text({ max: 100 }) questionId!: string;

  @ApiProperty({
    type: [String],
    maxItems: optionsMaximum,
    description: 'One option, or all right ones of a multiple question',
  })
  @IsArray({ message: fieldMessage('field.list', { max: optionsMaximum }) })
  @ArrayMaxSize(optionsMaximum, { message: fieldMessage('field.list', { max: optionsMaximum }) })
  @IsString({ each: true, message: fieldMessage('field.text') })
  @MaxLength(100, { each: true, message: fieldMessage('field.too_long', { max: 100 }) })
  optionIds!: string[];
}

/** Answers to every question of a lesson's quiz (LSN-2). */
export class QuizAnswersDto {
  @ListOf(() => QuizAnswerDto, { max: 100 }) answers!: QuizAnswerDto[];
}
