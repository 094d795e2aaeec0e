import { ApiProperty } from '@nestjs/swagger';
import { ListOf, Text } from '#platform/http/fields';
import { PaperAnswerDto } from '../paper/paper-answer.dto.js';

export class QuizAnswerDto extends PaperAnswerDto {
  @Text({ max: 100 }) questionId!: string;
}

/** Answers to every question of a lesson's quiz (LSN-2). */
export class QuizAnswersDto {
  @ApiProperty({ example: [{ questionId: 'q1', optionIds: ['o1'] }] })
  @ListOf(() => QuizAnswerDto, { max: 100 })
  answers!: QuizAnswerDto[];
}
