import { bankPermissions } from '@masar/domain';
import { CountOut, FlagOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { QuestionSkillResponse } from './question/bank-question.response.js';

export class QuestionBankResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @UuidOut({ nullable: true, description: 'The course it belongs to' }) courseId!: string | null;
  @TextOut({ nullable: true }) courseTitleAr!: string | null;
  @TextOut({ nullable: true }) courseTitleEn!: string | null;
  @UuidOut({ nullable: true, description: 'The instructor it belongs to, where it is of no course' }) ownerId!:
    string | null;
  @TextOut({ nullable: true }) ownerName!: string | null;
  @CountOut({ description: 'Questions that are not archived' }) questions!: number;
  @FlagOut({ description: 'Whether the caller may write its questions' }) mayEdit!: boolean;
  @FlagOut({ description: 'Whether the caller may rename, share and delete it' }) mayManage!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

/** What the questions of a bank that are not archived can be told apart by (QB-2). */
export class BankTopicsResponse {
  @TextOut({ many: true, description: 'Tags of its questions, in their order' }) tags!: string[];
  @ManyOut(() => QuestionSkillResponse, { description: 'Skills of its questions' }) skills!: QuestionSkillResponse[];
}

export class BankShareResponse {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @TextOut() email!: string;
  @WordOut(bankPermissions) permission!: string;
}
