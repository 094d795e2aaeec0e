import { Flag, ListOf, OneOf, Text, Uuid } from '#platform/http/fields';

export class QuizOptionDto {
  /** Given by the server; sent back to keep the option. */
  @Uuid({ optional: true }) id?: string;
  @Text({ max: 500 }) ar!: string;
  @Text({ max: 500, optional: true }) en?: string;
  @Flag() correct!: boolean;
}

export class QuizQuestionDto {
  /** Given by the server; sent back to keep the question. */
  @Uuid({ optional: true }) id?: string;
  @OneOf(['single', 'multiple']) type!: 'single' | 'multiple';
  @Text({ max: 1000, multiline: true }) promptAr!: string;
  @Text({ max: 1000, multiline: true, optional: true }) promptEn?: string;
  @ListOf(() => QuizOptionDto, { max: 10 }) options!: QuizOptionDto[];
  @Text({ max: 2000, multiline: true, optional: true }) explanationAr?: string;
  @Text({ max: 2000, multiline: true, optional: true }) explanationEn?: string;
}

/** A lesson's quiz as its author writes it, answers included (CRS-4). */
export class QuizDto {
  @ListOf(() => QuizQuestionDto, { max: 50 }) questions!: QuizQuestionDto[];
}
