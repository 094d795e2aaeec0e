import { questionDifficulties, questionKinds, questionStates, questionWarningCodes } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class BankQuestionResponse {
  @UuidOut() id!: string;
  @UuidOut() bankId!: string;
  @TextOut({ description: 'The author’s name for it; may be empty' }) name!: string;
  @TextOut({ many: true, example: 'flexbox' }) tags!: string[];
  @WordOut(questionKinds) kind!: string;
  @WordOut(questionDifficulties) difficulty!: string;
  @WordOut(questionStates) state!: string;
  @CountOut({ description: 'Grows with each edit' }) version!: number;
  @WordOut(questionWarningCodes, { many: true }) warnings!: string[];
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The question itself, by its kind' })
  content!: Record<string, unknown>;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
