import { ApiProperty } from '@nestjs/swagger';
import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut } from '#platform/http/response-fields';

export class QuizQuestionResultResponse {
  @TextOut() questionId!: string;
  @FlagOut() isCorrect!: boolean;
  @ApiProperty({ type: [String] }) correctOptionIds!: string[];
  @TextOut({ nullable: true }) explanationAr!: string | null;
  @TextOut({ nullable: true }) explanationEn!: string | null;
}

/** A graded attempt, with the key to learn from (LSN-2). */
export class QuizResultResponse {
  @DecimalOut({ description: 'Percent of this attempt' }) score!: string;
  @DecimalOut({ description: 'Percent of the best attempt; it counts for the certificate' }) bestScore!: string;
  @CountOut() attempts!: number;
  @ManyOut(() => QuizQuestionResultResponse) questions!: QuizQuestionResultResponse[];
}
