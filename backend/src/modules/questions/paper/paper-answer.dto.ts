import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';

const optionsMaximum = 20;

/** The options that were chosen for one question. */
export class PaperAnswerDto {
  @ApiProperty({
    type: [String],
    maxItems: optionsMaximum,
    description: 'One option, or several of a multiple question',
  })
  @IsArray({ message: fieldMessage('field.list', { max: optionsMaximum }) })
  @ArrayMaxSize(optionsMaximum, { message: fieldMessage('field.list', { max: optionsMaximum }) })
  @IsString({ each: true, message: fieldMessage('field.text') })
  @MaxLength(100, { each: true, message: fieldMessage('field.too_long', { max: 100 }) })
  optionIds!: string[];
}
