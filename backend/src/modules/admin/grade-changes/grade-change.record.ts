import { type GradeChangeKind, gradeChangeKinds, type GradeChangeWay, gradeChangeWays } from '@masar/domain';
import { DecimalOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A line of a gradebook's history as support looks at it: who changed which grade, from what to what, and why (GRD-1). */
export class GradeChangeRecord {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @WordOut(gradeChangeKinds) kind!: GradeChangeKind;
  @WordOut(gradeChangeWays) way!: GradeChangeWay;
  @UuidOut({ nullable: true, description: 'Whose grade it is; null for a change of the settings' })
  userId!: string | null;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut({ nullable: true }) userEmail!: string | null;
  @TextOut({ nullable: true, description: 'Of the item, as it was called then' }) itemTitleAr!: string | null;
  @TextOut({ nullable: true }) itemTitleEn!: string | null;
  @DecimalOut({ nullable: true, description: 'What was entered before; null where nothing was' })
  scoreBefore!: string | null;
  @DecimalOut({ nullable: true, description: 'What is entered since; null where nothing is' })
  scoreAfter!: string | null;
  @FlagOut({ description: 'Whether the learner is excused since' }) isExcused!: boolean;
  @TextOut({ nullable: true }) reason!: string | null;
  @UuidOut({ nullable: true, description: 'Who changed it; null once they are gone' }) changedBy!: string | null;
  @TextOut({ nullable: true }) changedByName!: string | null;
  @TimeOut() changedAt!: string;
}
