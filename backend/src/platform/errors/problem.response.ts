import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FieldError {
  /** Path of the refused field, e.g. `questions.0.prompt`. */
  @ApiProperty({ example: 'email' }) field!: string;
  /** What is wrong, in the caller's language. */
  @ApiProperty({ example: 'اكتب بريداً إلكترونياً صحيحاً.' }) message!: string;
}

export class MissingThing {
  /** Stable name of what is missing. */
  @ApiProperty({ example: 'courses.missing_video' }) code!: string;
  @ApiProperty() messageAr!: string;
  @ApiProperty() messageEn!: string;
}

/** Problem details (RFC 9457), the only form in which a call fails (API-3). */
export class Problem {
  @ApiProperty({ example: '/problems/courses.not_found' }) type!: string;
  /** The reason phrase of the status, always English. */
  @ApiProperty({ example: 'Not Found' }) title!: string;
  @ApiProperty({ example: 404 }) status!: number;
  /** What happened, in the caller's language. */
  @ApiProperty({ example: 'لم نجد هذه الدورة.' }) detail!: string;
  /** Stable name of the failure. */
  @ApiProperty({ example: 'courses.not_found' }) code!: string;
  /** Quote it when asking for help; the server's log has it too. */
  @ApiProperty({ example: '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' }) requestId!: string;
  /** The refused fields, when the input was invalid. */
  @ApiPropertyOptional({ type: [FieldError] }) errors?: FieldError[];
  /** The record as it is now, when somebody else changed it meanwhile (412). */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { version: '2026-01-31T09:30:00.000Z' } })
  current?: Record<string, unknown>;
  /** How the caller can confirm that it is really they (`auth.confirmation_required`). */
  @ApiPropertyOptional({ type: [String], example: ['password'] }) methods?: string[];
  /** What has to be shown before a lesson is complete (`courses.lesson_incomplete`). */
  @ApiPropertyOptional({ type: [MissingThing] }) missing?: MissingThing[];
  /** When the next attempt may begin (`quizzes.too_early`). */
  @ApiPropertyOptional({ example: '2026-01-31T09:40:00.000Z' }) startsAt?: string;
}
