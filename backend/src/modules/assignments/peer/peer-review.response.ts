import { type ReviewOpinion, reviewOpinions } from '@masar/domain';
import { CountOut, FlagOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { ChosenLevelResponse, RubricRowResponse } from '../assignment/assignment.response.js';

export class WrittenReviewResponse {
  @UuidOut() id!: string;
  @TimeOut({ nullable: true, description: 'Null while it is being written' }) finishedAt!: string | null;
  @TimeOut({ description: 'Until when it is kept for the reader while it is being written' }) expiresAt!: string;
}

/** What a learner owes others, and has done of it (ASG-2). */
export class OwnPeerReviewsResponse {
  @CountOut({ description: 'Reviews asked of each learner' }) wanted!: number;
  @CountOut() done!: number;
  @FlagOut({ description: 'Reviews are taken' }) isOpen!: boolean;
  @FlagOut({ description: 'Own work is with the others, without which none is given out' }) hasHandedIn!: boolean;
  @FlagOut({ description: 'There is work that the reader may take now' }) mayTake!: boolean;
  @ManyOut(() => WrittenReviewResponse, { description: 'Those of the reader, the latest first' })
  reviews!: WrittenReviewResponse[];
}

export class ReviewedFileResponse {
  @UuidOut() id!: string;
  @TextOut({ description: 'Says nothing of whose it is', example: '1.pdf' }) name!: string;
  @TextOut({
    example: '/api/peer-reviews/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b12',
  })
  url!: string;
  @CountOut({ description: 'Bytes' }) size!: number;
  @FlagOut({ description: 'A photo that can be shown at its place' }) isPhoto!: boolean;
  @FlagOut({ description: 'A voice note that can be heard at its place' }) isVoice!: boolean;
}

/** Work of somebody whom the reviewer does not know, with what it is reviewed by (ASG-2). */
export class PeerReviewResponse {
  @UuidOut() id!: string;
  @UuidOut() assignmentId!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  /** Markdown. */
  @TextOut() taskAr!: string;
  /** Markdown. */
  @TextOut() taskEn!: string;
  @TextOut() peerInstructionsAr!: string;
  @TextOut() peerInstructionsEn!: string;
  @TextOut() text!: string;
  @TextOut({ many: true, example: 'https://example.org/work' }) links!: string[];
  @ManyOut(() => ReviewedFileResponse) files!: ReviewedFileResponse[];
  @ManyOut(() => RubricRowResponse) rubric!: RubricRowResponse[];
  @TimeOut({ description: 'Until when it is kept for the reader while it is being written' }) expiresAt!: string;
  @TimeOut({ nullable: true }) finishedAt!: string | null;
  @FlagOut({ description: 'It may be handed in now' }) isOpen!: boolean;
  @ManyOut(() => ChosenLevelResponse, { description: 'None while it is being written' })
  levels!: ChosenLevelResponse[];
  @TextOut() comment!: string;
}

/** A review as those read it whose work it is: nothing says who wrote it, or when (ASG-2). */
export class ReceivedReviewResponse {
  @UuidOut() id!: string;
  @ManyOut(() => ChosenLevelResponse) levels!: ChosenLevelResponse[];
  @CountOut() points!: number;
  @TextOut() comment!: string;
  @WordOut(reviewOpinions, { nullable: true, description: 'Of the reader' }) opinion!: ReviewOpinion | null;
}

export class ReceivedReviewsResponse {
  @FlagOut({ description: 'Reviewing has ended; until then none is told' }) isReleased!: boolean;
  @CountOut({ description: 'The most points that the rubric gives' }) maximum!: number;
  @ManyOut(() => ReceivedReviewResponse) reviews!: ReceivedReviewResponse[];
}
