import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateIf } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';

const optionsMaximum = 20;

/** An answer to one question of a paper: `answer`, or `optionIds` for short; exactly one of both. */
export class PaperAnswerDto {
  @ApiProperty({
    type: [String],
    maxItems: optionsMaximum,
    required: false,
    description: 'One option, or several of a multiple question',
  })
  @ValidateIf((_, value: unknown) => value !== undefined)
  @IsArray({ message: fieldMessage('field.list', { max: optionsMaximum }) })
  @ArrayMaxSize(optionsMaximum, { message: fieldMessage('field.list', { max: optionsMaximum }) })
  @IsString({ each: true, message: fieldMessage('field.text') })
  @MaxLength(100, { each: true, message: fieldMessage('field.too_long', { max: 100 }) })
  optionIds?: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    required: false,
    description: 'By the kind of the question, with its parts as the paper names them',
  } as object)
  @ValidateIf((_, value: unknown) => value !== undefined)
  @IsObject({ message: fieldMessage('field.invalid') })
  answer?: Record<string, unknown>;
}
