import { ApiProperty } from '@nestjs/swagger';
import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut } from '#platform/http/response-fields';

export class QuizQuestionResultResponse {
  @TextOut() questionId!: string;
  @FlagOut() isCorrect!: boolean;
  @ApiProperty({ type: [String] }) correctOptionIds!: string[];
  @TextOut({ nullable: true }) explanationAr!: string | null;
  @TextOut({ nullable: true }) explanationEn!: string | null;
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
