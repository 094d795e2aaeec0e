import {
  type PeerFlag,
  peerFlags,
  type ReviewOpinion,
  reviewOpinions,
  type SubmissionState,
  submissionStates,
} from '@masar/domain';
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
import { ChosenLevelResponse } from '../assignment/assignment.response.js';

/** What the reviews of a piece of work come to; a proposal, never a mark (ASG-2). */
export class PeerResultResponse {
  @UuidOut({ description: 'Of the round of work' }) id!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @CountOut({ nullable: true, description: 'Number of the group; null for work of one person' }) group!: number | null;
  @CountOut({ description: 'From 1' }) round!: number;
  @WordOut(submissionStates) state!: SubmissionState;
  @DecimalOut({ nullable: true, description: 'Percent, of the mark that holds' }) score!: string | null;
  @CountOut({ description: 'Reviews that it is to get' }) wanted!: number;
  @CountOut({ description: 'Reviews that count' }) done!: number;
  @CountOut({ description: 'Being written' }) begun!: number;
  @CountOut({ nullable: true, description: 'The medians of all criteria together' }) points!: number | null;
  @CountOut() maximum!: number;
  @CountOut({ nullable: true, description: 'Between the most and the fewest points, in percent of the maximum' })
  spread!: number | null;
  @WordOut(peerFlags, { many: true, description: 'Why it is not to be taken unseen' }) flags!: PeerFlag[];
}

export class PeerReviewOfWorkResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true, description: 'Null once the account is gone' }) reviewerName!: string | null;
  @TimeOut() finishedAt!: string;
  @ManyOut(() => ChosenLevelResponse) levels!: ChosenLevelResponse[];
  @CountOut() points!: number;
  @TextOut() comment!: string;
  @FlagOut({ description: 'Far from the median' }) isOutlier!: boolean;
  @WordOut(reviewOpinions, { nullable: true, description: 'Of whose work it is' }) opinion!: ReviewOpinion | null;
  @TextOut({ nullable: true, description: 'What they find unfair' }) opinionReason!: string | null;
  @TextOut({ nullable: true, description: 'Why it counts for nothing; null where it counts' }) droppedBecause!:
    string | null;
}

/** The same with every review, for who marks. */
export class PeerResultOfWorkResponse extends PeerResultResponse {
  @ManyOut(() => ChosenLevelResponse, { description: 'The median of each criterion; none without a review' })
  levels!: ChosenLevelResponse[];
  @ManyOut(() => PeerReviewOfWorkResponse) reviews!: PeerReviewOfWorkResponse[];
}
