import { type GradeItemKind, gradeItemKinds, type GradeState, gradeStates } from '@masar/domain';
import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class OwnGradeResponse {
  @UuidOut({ description: 'Of the lesson, of the assignment, or of the item marked by hand' }) itemId!: string;
  @WordOut(gradeItemKinds) kind!: GradeItemKind;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut({ nullable: true }) categoryId!: string | null;
  @WordOut(gradeStates) state!: GradeState;
  @DecimalOut({ nullable: true }) score!: string | null;
  @DecimalOut({ description: 'The most that can be had: points by hand, percent otherwise' }) maximum!: string;
  @DecimalOut({ nullable: true, description: 'Percent of the total; null where it does not count' }) weight!:
    string | null;
  @FlagOut({ description: 'Entered by who teaches, over what was found' }) isOverridden!: boolean;
  @TextOut({ nullable: true, description: 'Why it was entered' }) reason!: string | null;
}

export class OwnCategoryResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @DecimalOut({ description: 'Percent of the total' }) weight!: string;
  @CountOut({ description: 'So many of the worst items do not count' }) dropLowest!: number;
}

/** Where somebody stands in a course: each item, the total so far and what can still be reached (GRD-1). */
export class OwnGradesResponse {
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @FlagOut({ description: 'False: the mean of what its lessons wait for' }) hasWeights!: boolean;
  @DecimalOut({ nullable: true, description: 'Percent of what is graded' }) current!: string | null;
  @DecimalOut({ nullable: true, description: 'If nothing more is earned' }) lowest!: string | null;
  @DecimalOut({ nullable: true, description: 'With full marks for all that is open' }) highest!: string | null;
  @ManyOut(() => OwnCategoryResponse) categories!: OwnCategoryResponse[];
  @ManyOut(() => OwnGradeResponse) items!: OwnGradeResponse[];
}
