import {
  type LateRule,
  lateRules,
  type SubmissionState,
  submissionStates,
  type WorkKind,
  workKinds,
} from '@masar/domain';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

export class RubricLevelResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut() points!: number;
}

export class RubricRowResponse {
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @ManyOut(() => RubricLevelResponse) levels!: RubricLevelResponse[];
}

/** A level of a row that somebody gave to work. */
export class ChosenLevelResponse {
  @CountOut({ description: 'Place of the row in the rubric, from 0' }) row!: number;
  @CountOut({ description: 'Place of the level in its row, from 0' }) level!: number;
}

export class GroupPersonResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true }) name!: string | null;
}

/** Learners who hand in together (ASG-1). */
export class OwnGroupResponse {
  @CountOut({ description: 'By which people speak of it, from 1' }) number!: number;
  @ManyOut(() => GroupPersonResponse) members!: GroupPersonResponse[];
}

/** An assignment in the list of its course, with where the reader stands (ASG-1). */
export class ListedAssignmentResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TimeOut({ nullable: true, description: 'For this reader, extensions included' }) dueAt!: string | null;
  @FlagOut() isRequired!: boolean;
  @DecimalOut({ description: 'Percent' }) passMark!: string;
  @WordOut(submissionStates, { nullable: true, description: 'Of the reader’s latest round' })
  state!: SubmissionState | null;
  @DecimalOut({ nullable: true, description: 'Percent, the reader’s best' }) score!: string | null;
  @FlagOut() hasPassed!: boolean;
  @CountOut({ description: 'Work that waits for a mark; 0 for learners' }) waiting!: number;
}

export class AssignmentResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  /** Markdown. */
  @TextOut() taskAr!: string;
  /** Markdown. */
  @TextOut() taskEn!: string;
  @WordOut(workKinds, { many: true }) accepts!: WorkKind[];
  @TimeOut({ nullable: true }) dueAt!: string | null;
  @WordOut(lateRules) lateRule!: LateRule;
  @TimeOut({ nullable: true }) acceptedUntil!: string | null;
  @DecimalOut({ description: 'Percent points that each begun day late costs' }) percentPerDay!: string;
  @CountOut() resubmissions!: number;
  @DecimalOut({ description: 'Percent' }) passMark!: string;
  @FlagOut() isRequired!: boolean;
  @ManyOut(() => RubricRowResponse) rubric!: RubricRowResponse[];
  @FlagOut({ description: 'Handed in by groups' }) isGroupWork!: boolean;
  @OneOut(() => OwnGroupResponse, { nullable: true, description: 'The group of this reader' })
  group!: OwnGroupResponse | null;
  @CountOut({ description: 'By how many other learners each piece of work is reviewed' }) peerReviews!: number;
  @TimeOut({ nullable: true, description: 'Until when reviews are written' }) peerReviewDueAt!: string | null;
  @TextOut() peerInstructionsAr!: string;
  @TextOut() peerInstructionsEn!: string;
  @TimeOut({ nullable: true, description: 'Since when they are read by those whose work it is' }) peerReleasedAt!:
    string | null;
  @FlagOut({ description: 'The reader teaches this course and sees its marking desk' }) isAuthor!: boolean;
  @FlagOut({ description: 'The reader changes the course and its assignments' }) canEdit!: boolean;
  @TimeOut({ nullable: true, description: 'A later day for this reader alone' }) extendedTo!: string | null;
}
