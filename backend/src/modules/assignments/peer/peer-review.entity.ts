import { type ChosenLevel, reviewOpinions } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `peer_reviews`: work that was given to another learner, and what they wrote of it (ASG-2). */
export const PeerReviewSchema = defineEntity({
  name: 'PeerReview',
  tableName: 'peer_reviews',
  indexes: [
    { name: 'peer_reviews_assignment_id_index', properties: ['assignmentId'] },
    { name: 'peer_reviews_reviewer_id_index', properties: ['reviewerId'] },
    { name: 'peer_reviews_dropped_by_index', properties: ['droppedBy'] },
    listIndex('peer_reviews', 'given_at', 'given_at desc, id desc'),
  ],
  uniques: [
    { name: 'peer_reviews_submission_id_reviewer_id_unique', properties: ['submissionId', 'reviewerId'] },
    {
      name: 'peer_reviews_one_open_unique',
      properties: ['assignmentId', 'reviewerId'],
      where: 'finished_at is null',
    },
  ],
  checks: [
    {
      name: 'peer_reviews_finished_check',
      expression: '(finished_at is null) = (levels is null) and (finished_at is null) = (points is null)',
    },
    {
      name: 'peer_reviews_opinion_state_check',
      expression: `(opinion is null) = (opinion_at is null) and (opinion_reason is null or opinion = 'unfair')`,
    },
    {
      name: 'peer_reviews_dropped_check',
      expression:
        '(dropped_at is null) = (dropped_because is null) and (dropped_at is null or finished_at is not null)',
    },
  ],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    submissionId: idOf('submissions', 'cascade'),
    /** Absent once that account is gone. */
    reviewerId: idOf('users', 'set null').nullable(),
    givenAt: createdAt(),
    /** From then on the work may go to somebody else, unless the review is finished. */
    expiresAt: moment(),
    finishedAt: moment().nullable(),
    levels: p.json<ChosenLevel[]>().nullable(),
    points: p.integer().nullable(),
    comment: p.text().default(''),
    /** Of those whose work it is. */
    opinion: p.enum(reviewOpinions).nullable(),
    opinionReason: p.text().nullable(),
    opinionAt: moment().nullable(),
    /** Since when it counts for nothing. */
    droppedAt: moment().nullable(),
    droppedBy: idOf('users', 'set null').nullable(),
    droppedBecause: p.text().nullable(),
  },
});

export class PeerReview extends PeerReviewSchema.class {}
PeerReviewSchema.setClass(PeerReview);
