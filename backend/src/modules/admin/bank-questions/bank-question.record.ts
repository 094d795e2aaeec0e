import {
  type ItemFlag,
  itemFlags,
  questionDifficulties,
  type QuestionDifficulty,
  type QuestionKind,
  questionKinds,
  type QuestionState,
  questionStates,
  type QuestionWarning,
  questionWarningCodes,
} from '@masar/domain';
import { CountOut, DecimalOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** One line of what is right: an option, an accepted answer, a pair, a step. */
export class AnswerKeyLine {
  @TextOut() textAr!: string;
  @TextOut() textEn!: string;
  @DecimalOut({ nullable: true, description: 'Percent of the points; null where only the whole counts' })
  share!: string | null;
}

/** What a question said from one moment on; papers mean the version that they name, so it never changes (QB-1). */
export class QuestionVersionRecord {
  @CountOut() version!: number;
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @DecimalOut() points!: string;
  @ManyOut(() => AnswerKeyLine) answerKey!: AnswerKeyLine[];
  @UuidOut({ nullable: true, description: 'Null once the account is gone' }) authorId!: string | null;
  @TextOut({ nullable: true }) authorName!: string | null;
  @TimeOut() createdAt!: string;
}

/** A question of a bank with everything that it ever said; its authors write it (QB-1). */
export class BankQuestionRecord {
  @UuidOut() id!: string;
  @UuidOut() bankId!: string;
  @TextOut() bankName!: string;
  @TextOut({ description: 'The author’s name for it; may be empty' }) name!: string;
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @WordOut(questionKinds) kind!: QuestionKind;
  @WordOut(questionDifficulties) difficulty!: QuestionDifficulty;
  @WordOut(questionStates) state!: QuestionState;
  @TextOut({ many: true, example: 'flexbox' }) tags!: string[];
  @TextOut({ nullable: true, description: 'Id of the skill that it shows' }) skillId!: string | null;
  @TextOut({ nullable: true }) skillAr!: string | null;
  @TextOut({ nullable: true }) skillEn!: string | null;
  @WordOut(itemFlags, { many: true, description: 'What its statistics raise' }) flags!: ItemFlag[];
  @WordOut(questionWarningCodes, { many: true }) warnings!: QuestionWarning[];
  @CountOut() version!: number;
  @ManyOut(() => QuestionVersionRecord) versions!: QuestionVersionRecord[];
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
