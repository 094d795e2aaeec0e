import { questionDifficulties, questionKinds, questionStates, questionWarningCodes } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A skill of the vocabulary, as who shows it calls it. */
export class QuestionSkillResponse {
  @TextOut({ example: 'css' }) id!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
}

/** A lesson that a question rests on, for whoever got it wrong (EVD-2). */
export class RestsOnResponse {
  @UuidOut() lessonId!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
}

export class ChangedQuestionsResponse {
  @CountOut({ description: 'Questions that are as the call wants them' }) changed!: number;
  @TextOut({ many: true, description: 'Ids of those without a right answer, which stay as they were' })
  unanswerable!: string[];
}

export class BankQuestionResponse {
  @UuidOut() id!: string;
  @UuidOut() bankId!: string;
  @TextOut({ description: 'The author’s name for it; may be empty' }) name!: string;
  @TextOut({ many: true, example: 'flexbox' }) tags!: string[];
  @WordOut(questionKinds) kind!: string;
  @WordOut(questionDifficulties) difficulty!: string;
  @WordOut(questionStates) state!: string;
  @OneOut(() => QuestionSkillResponse, { nullable: true, description: 'What who answers it shows' })
  skill!: QuestionSkillResponse | null;
  @OneOut(() => RestsOnResponse, { nullable: true, description: 'Where to read again' })
  restsOn!: RestsOnResponse | null;
  @CountOut({ description: 'Grows with each edit' }) version!: number;
  @WordOut(questionWarningCodes, { many: true }) warnings!: string[];
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The question itself, by its kind' })
  content!: Record<string, unknown>;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
