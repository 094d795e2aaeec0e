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
import { ChosenLevelResponse, RubricRowResponse } from '../assignment/assignment.response.js';

export class WorkFileResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut({
    example: '/api/submissions/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b12',
  })
  url!: string;
  @CountOut({ description: 'Bytes' }) size!: number;
  @FlagOut({ description: 'A photo that can be shown at its place' }) isPhoto!: boolean;
  @FlagOut({ description: 'A voice note that can be heard at its place' }) isVoice!: boolean;
}

export class FeedbackFileResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut({
    example: '/api/submissions/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11/feedback/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b12',
  })
  url!: string;
  @CountOut({ description: 'Bytes' }) size!: number;
  @FlagOut({ description: 'A voice note that can be heard at its place' }) isVoice!: boolean;
  @FlagOut({ description: 'The learner reads it; until the mark it is only the marker’s' }) isTold!: boolean;
}

export class PlaceNoteResponse {
  @CountOut({ description: 'Where the place begins in the text, in UTF-16 units' }) from!: number;
  @CountOut({ description: 'Where it ends' }) to!: number;
  @TextOut() quote!: string;
  @TextOut() text!: string;
}

export class MarkResponse {
  @CountOut({ description: '1 for the first' }) number!: number;
  @ManyOut(() => ChosenLevelResponse) levels!: ChosenLevelResponse[];
  @CountOut() points!: number;
  @CountOut() maximum!: number;
  @DecimalOut({ description: 'Percent, less what being late cost' }) score!: string;
  @FlagOut() hasPassed!: boolean;
  @TextOut() comment!: string;
  @ManyOut(() => PlaceNoteResponse) notes!: PlaceNoteResponse[];
  @TextOut({ nullable: true, description: 'Why it replaces the one before' }) reason!: string | null;
  @TimeOut() markedAt!: string;
}

/** Somebody of a group whose round it is. */
export class WorkMemberResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @FlagOut({
    nullable: true,
    description: 'Named by who marks as taking part, for whom alone the mark counts; null before that was said',
  })
  tookPart!: boolean | null;
  @TextOut({ nullable: true, description: 'Why the mark does not count for this person, where that was said' })
  exceptedBecause!: string | null;
}

export class WorkAnswerResponse {
  @UuidOut() id!: string;
  @FlagOut({ description: 'Written by whose work it is' }) isByLearner!: boolean;
  @TextOut({ nullable: true }) name!: string | null;
  @TextOut() text!: string;
  @TimeOut() createdAt!: string;
}

/** One round of somebody's work, with its marks, the latest first (ASG-1, ASG-2). */
export class WorkResponse {
  @UuidOut() id!: string;
  @UuidOut() assignmentId!: string;
  @CountOut({ description: 'From 1' }) round!: number;
  @WordOut(submissionStates) state!: SubmissionState;
  @TextOut() text!: string;
  @TextOut({ many: true, example: 'https://example.org/work' }) links!: string[];
  @ManyOut(() => WorkFileResponse) files!: WorkFileResponse[];
  @CountOut({ description: 'Sent back with a mark, so that nobody overwrites what they did not see' }) version!: number;
  @TimeOut() updatedAt!: string;
  @TimeOut({ nullable: true }) handedInAt!: string | null;
  @TimeOut({ nullable: true, description: 'When it was due for this person' }) dueAt!: string | null;
  @CountOut({ description: 'Begun days' }) daysLate!: number;
  @DecimalOut({ description: 'Percent points that each of them costs' }) percentPerDay!: string;
  @DecimalOut({ nullable: true, description: 'Percent' }) passMark!: string | null;
  @ManyOut(() => RubricRowResponse, { nullable: true, description: 'As it was when the work was handed in' })
  rubric!: RubricRowResponse[] | null;
  @DecimalOut({ nullable: true, description: 'Percent, of the latest mark' }) score!: string | null;
  @FlagOut({ nullable: true }) hasPassed!: boolean | null;
  @ManyOut(() => MarkResponse) marks!: MarkResponse[];
  @ManyOut(() => FeedbackFileResponse, { description: 'Voice notes and files of who marked' })
  feedback!: FeedbackFileResponse[];
  @CountOut({ nullable: true, description: 'Number of the group; null for work of one person' })
  group!: number | null;
  @ManyOut(() => WorkMemberResponse, { description: 'Everybody of the group; nobody for work of one person' })
  members!: WorkMemberResponse[];
  @ManyOut(() => WorkAnswerResponse) answers!: WorkAnswerResponse[];
}

/** The same with what it is for, as the marking desk needs it. */
export class WorkOfLearnerResponse extends WorkResponse {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  /** Markdown. */
  @TextOut() taskAr!: string;
  /** Markdown. */
  @TextOut() taskEn!: string;
  @FlagOut({ description: 'Whether the reader may mark it' }) mayMark!: boolean;
}
