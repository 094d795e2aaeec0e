import { type BankPermission, bankPermissions } from '@masar/domain';
import { CountOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class BankColleagueRecord {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @TextOut() email!: string;
  @WordOut(bankPermissions) permission!: BankPermission;
}

/** A bank of questions: whose it is, what it holds and with whom it is shared; its authors write it (QB-1). */
export class QuestionBankRecord {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @UuidOut({ nullable: true, description: 'Of an instructor’s own bank' }) ownerId!: string | null;
  @TextOut({ nullable: true }) ownerName!: string | null;
  @UuidOut({ nullable: true, description: 'Of a course’s bank' }) courseId!: string | null;
  @TextOut({ nullable: true }) courseTitleAr!: string | null;
  @TextOut({ nullable: true }) courseTitleEn!: string | null;
  @CountOut() readyQuestions!: number;
  @CountOut() draftQuestions!: number;
  @CountOut() archivedQuestions!: number;
  @ManyOut(() => BankColleagueRecord) colleagues!: BankColleagueRecord[];
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
