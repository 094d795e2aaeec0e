import { type ReviewOpinion, reviewOpinions } from '@masar/domain';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** Begun ones are kept for a while; what was dropped counts for nothing. */
export const peerReviewStates = ['begun', 'done', 'dropped'] as const;
export type PeerReviewState = (typeof peerReviewStates)[number];

/** What a learner wrote of the work of another, with both their names, which neither of them learns (ASG-2). */
export class PeerReviewRecord {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true, description: 'Who writes it; null once the account is gone' }) userId!: string | null;
  @TextOut({ nullable: true }) userName!: string | null;
  @UuidOut({ description: 'The round of work that it is about' }) submissionId!: string;
  @TextOut({ nullable: true, description: 'Whose work it is' }) authorName!: string | null;
  @UuidOut() assignmentId!: string;
  @TextOut() assignmentTitleAr!: string;
  @TextOut() assignmentTitleEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @WordOut(peerReviewStates) state!: PeerReviewState;
  @CountOut({ nullable: true }) points!: number | null;
  @TextOut() comment!: string;
  @WordOut(reviewOpinions, { nullable: true, description: 'Of whose work it is' }) opinion!: ReviewOpinion | null;
  @TextOut({ nullable: true }) opinionReason!: string | null;
  @TextOut({ nullable: true }) droppedBecause!: string | null;
  @TimeOut() givenAt!: string;
  @TimeOut({ nullable: true }) finishedAt!: string | null;
}
