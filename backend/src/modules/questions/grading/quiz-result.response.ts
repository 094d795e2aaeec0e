import { ApiProperty } from '@nestjs/swagger';
import { PaperTextResponse } from '#modules/courses';
import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut } from '#platform/http/response-fields';

export class QuizQuestionResultResponse {
  @TextOut() questionId!: string;
  @FlagOut() isCorrect!: boolean;
  @ApiProperty({ type: [String] }) correctOptionIds!: string[];
  @TextOut({ nullable: true }) explanationAr!: string | null;
  @TextOut({ nullable: true }) explanationEn!: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'An answer that earns all points, in the form in which answers are sent',
  })
  rightAnswer!: Record<string, unknown> | null;
  @ManyOut(() => PaperTextResponse, { description: 'What the author says about the answer that was given' })
  feedback!: PaperTextResponse[];
}

/** A graded attempt (LSN-2, EVD-2). */
export class QuizResultResponse {
  @DecimalOut({ description: 'Percent of this attempt' }) score!: string;
  @DecimalOut({ description: 'Percent of the best attempt' }) bestScore!: string;
  @CountOut() attempts!: number;
  @ManyOut(() => QuizQuestionResultResponse, {
    description:
      'The key to learn from: of a practice quiz at once, of any other after passing or after the last attempt',
  })
  questions!: QuizQuestionResultResponse[];
}
