import { ListOf, Text } from '#platform/http/fields';

export class QuickAnswerDto {
  @Text({ max: 40 }) questionId!: string;
  @Text({ max: 40 }) optionId!: string;
}

export class QuickAnswersDto {
  @ListOf(() => QuickAnswerDto, { max: 10 }) answers!: QuickAnswerDto[];
}

export class PlacementAnswerDto {
  @Text({ max: 40 }) questionId!: string;
  @Text({ optional: true, max: 40, description: 'Left out: does not know' }) optionId?: string;
}
