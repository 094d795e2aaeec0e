import { Text, WholeNumber } from '#platform/http/fields';

export class ReviewDto {
  /** Stars. */
  @WholeNumber({ min: 1, max: 5 }) rating!: number;
  @Text({ max: 5000, multiline: true }) text!: string;
}
