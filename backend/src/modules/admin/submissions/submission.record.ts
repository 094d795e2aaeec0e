import { type SubmissionState, submissionStates } from '@masar/domain';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

/** A mark that work was given; a later one replaces it and says why, none is ever edited (ASG-2). */
export class SubmissionMarkRecord {
  @CountOut({ description: 'From 1; the highest holds' }) number!: number;
  @CountOut() points!: number;
  @CountOut() maximum!: number;
  @DecimalOut({ description: 'Percent, less what being late cost' }) score!: string;
  @FlagOut() hasPassed!: boolean;
  @TextOut() comment!: string;
  @TextOut({ nullable: true, description: 'Why it replaces the one before' }) reason!: string | null;
  @TextOut({ nullable: true, description: 'Null once the account is gone' }) markedByName!: string | null;
  @TimeOut() markedAt!: string;
}

/** A round of somebody's work. A draft is its writer's alone: what it says is not told here (ASG-1). */
export class SubmissionRecord {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() userEmail!: string;
  @UuidOut() assignmentId!: string;
  @TextOut() assignmentTitleAr!: string;
  @TextOut() assignmentTitleEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @CountOut({ nullable: true, description: 'Number of the group; null for work of one person' }) group!: number | null;
  @CountOut({ description: 'From 1' }) round!: number;
  @WordOut(submissionStates) state!: SubmissionState;
  @TextOut({ nullable: true, description: 'Null while it is a draft' }) text!: string | null;
  @TextOut({ many: true, example: 'https://example.org/page' }) links!: string[];
  @CountOut() files!: number;
  @CountOut({ description: 'Voice notes and files of who marked' }) feedback!: number;
  @TimeOut({ nullable: true }) handedInAt!: string | null;
  @TimeOut({ nullable: true, description: 'When it was due for this person' }) dueAt!: string | null;
  @CountOut({ description: 'Begun days' }) daysLate!: number;
  @DecimalOut({ nullable: true, description: 'Percent, of the mark that holds' }) score!: string | null;
  @DecimalOut({ nullable: true, description: 'Percent, as it was when the work was handed in' }) passMark!:
    string | null;
  @FlagOut({ nullable: true }) hasPassed!: boolean | null;
  @ManyOut(() => SubmissionMarkRecord) marks!: SubmissionMarkRecord[];
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
