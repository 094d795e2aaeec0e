import { CountOut, FlagOut, ManyOut, OneOut, TextOut } from '#platform/http/response-fields';

export class QuestionOptionResponse {
  @TextOut() id!: string;
  @TextOut() textAr!: string;
  @TextOut() textEn!: string;
}

/** A question without any hint to its answer; text between backticks is code. */
export class AssessmentQuestionResponse {
  @TextOut() id!: string;
  @TextOut() topic!: string;
  @TextOut() stemAr!: string;
  @TextOut() stemEn!: string;
  @ManyOut(() => QuestionOptionResponse) options!: QuestionOptionResponse[];
}

/** An answer of a finished attempt. */
export class ReviewedAnswerResponse {
  @OneOut(() => AssessmentQuestionResponse) question!: AssessmentQuestionResponse;
  @TextOut({ nullable: true, description: 'Null: did not know' }) chosenOptionId!: string | null;
  @TextOut() rightOptionId!: string;
  @FlagOut() isRight!: boolean;
  @TextOut() explanationAr!: string;
  @TextOut() explanationEn!: string;
}

/** Right answers by topic. */
export class TopicScoreResponse {
  @TextOut() topic!: string;
  @CountOut() right!: number;
  @CountOut() total!: number;
}
