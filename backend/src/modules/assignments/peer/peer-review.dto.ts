import { assignmentLimits, peerReviewLimits, type ReviewOpinion, reviewOpinions } from '@masar/domain';
import { ListOf, OneOf, Text } from '#platform/http/fields';
import { ChosenLevelDto } from '../assignment/assignment.dto.js';

const { rowsMaximum, commentMaximum } = assignmentLimits;

/** A review: one level for each row of the rubric, and words (ASG-2). */
export class WriteReviewDto {
  @ListOf(() => ChosenLevelDto, { max: rowsMaximum }) levels!: ChosenLevelDto[];
  @Text({ max: commentMaximum, multiline: true, description: 'Read by whose work it is, without a name' })
  comment!: string;
}

export class ReviewOpinionDto {
  @OneOf(reviewOpinions) opinion!: ReviewOpinion;
  @Text({
    optional: true,
    max: peerReviewLimits.reasonMaximum,
    multiline: true,
    description: 'Needed where it is unfair; read by who teaches',
  })
  reason?: string;
}

export class DropReviewDto {
  @Text({ max: peerReviewLimits.reasonMaximum, multiline: true, description: 'Why it counts for nothing' })
  reason!: string;
}
