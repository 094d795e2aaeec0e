import {
  type GradeItemKind,
  gradeItemKinds,
  type GradeState,
  gradeStates,
  type TakenGradeKind,
  takenGradeKinds,
} from '@masar/domain';
import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class GradeCategoryResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @DecimalOut({ description: 'Percent of the total' }) weight!: string;
  @CountOut({ description: 'So many of the worst items do not count' }) dropLowest!: number;
  @WordOut(takenGradeKinds, { nullable: true, description: 'Takes all items of the kind that are placed nowhere else' })
  takes!: TakenGradeKind | null;
}

export class GradeItemResponse {
  @UuidOut({ description: 'Of the lesson, of the assignment, or of the item marked by hand' }) id!: string;
  @WordOut(gradeItemKinds) kind!: GradeItemKind;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @DecimalOut({ description: 'How much it weighs within its category' }) points!: string;
  @DecimalOut({ description: 'The most that it gives: points by hand, percent otherwise' }) maximum!: string;
  @UuidOut({ nullable: true, description: 'The category that it counts in' }) categoryId!: string | null;
  @FlagOut({ description: 'Counts in the total' }) counts!: boolean;
  @FlagOut({ description: 'Its category was chosen; otherwise it follows its kind' }) isPlaced!: boolean;
}

/** What a gradebook consists of; its learners come page by page (GRD-1). */
export class GradeBookResponse {
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @CountOut({ description: 'Of the settings; sent back with changes' }) version!: number;
  @FlagOut({ description: 'False: the mean of what its lessons wait for' }) hasWeights!: boolean;
  @ManyOut(() => GradeCategoryResponse) categories!: GradeCategoryResponse[];
  @ManyOut(() => GradeItemResponse) items!: GradeItemResponse[];
}

export class GradeCellResponse {
  @UuidOut() itemId!: string;
  @WordOut(gradeStates) state!: GradeState;
  @DecimalOut({ nullable: true, description: 'What counts, in units of the item’s maximum' }) score!: string | null;
  @DecimalOut({ nullable: true, description: 'What the quiz or the marked work gave, in percent' }) found!:
    string | null;
  @FlagOut({ description: 'Marked by hand, overridden or excused' }) isEntered!: boolean;
  @TextOut({ nullable: true }) reason!: string | null;
  @CountOut({ description: 'Sent back with changes; 0 where nothing was entered yet' }) version!: number;
}

/** One learner's line (GRD-1). */
export class GradeRowResponse {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @DecimalOut({ nullable: true, description: 'Percent of what is graded' }) current!: string | null;
  @DecimalOut({ nullable: true }) lowest!: string | null;
  @DecimalOut({ nullable: true }) highest!: string | null;
  @ManyOut(() => GradeCellResponse) cells!: GradeCellResponse[];
}
