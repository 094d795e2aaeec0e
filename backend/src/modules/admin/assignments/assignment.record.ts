import { type LateRule, lateRules, type WorkKind, workKinds } from '@masar/domain';
import { CountOut, DecimalOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A task that people mark, with how much of the work for it waits; its instructor writes it (ASG-1). */
export class AssignmentRecord {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true, description: 'The lesson that waits for it' }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @TextOut({ description: 'Markdown' }) taskAr!: string;
  @TextOut({ description: 'Markdown' }) taskEn!: string;
  @WordOut(workKinds, { many: true }) accepts!: WorkKind[];
  @TimeOut({ nullable: true }) dueAt!: string | null;
  @WordOut(lateRules) lateRule!: LateRule;
  @DecimalOut({ description: 'Percent points for each begun day late' }) percentPerDay!: string;
  @CountOut() resubmissions!: number;
  @DecimalOut({ description: 'Percent' }) passMark!: string;
  @FlagOut() isRequired!: boolean;
  @FlagOut({ description: 'Handed in by groups' }) isGroupWork!: boolean;
  @CountOut({ description: 'Rounds of work that wait for a mark' }) waiting!: number;
  @CountOut({ description: 'Rounds of work that have one' }) marked!: number;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
