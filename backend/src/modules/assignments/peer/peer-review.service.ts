import { rubricPoints } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Assignment } from '../assignment/assignment.entity.js';
import {
  LevelsMismatch,
  PeerReviewClosed,
  ReportReasonNeeded,
  ReviewDone,
  ReviewExpired,
  ReviewNotFound,
} from '../assignments.errors.js';
import { PeerReviewReported } from '../assignments.events.js';
import { Submission } from '../submission/submission.entity.js';
import { learnersOf } from '../submission/whose-work.js';
import { placeOf } from '../submission/work-place.js';
import type { ReviewOpinionDto, WriteReviewDto } from './peer-review.dto.js';
import { PeerReview } from './peer-review.entity.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Learners write reviews once, and say what they think of those that they got (ASG-2). */
@Injectable()
export class PeerReviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
  ) {}

  /** Hands a review in; it stays as it is from then on. */
  async finish(id: string, viewer: Viewer, { levels, comment }: WriteReviewDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const review = await em.findOne(PeerReview, { id, reviewerId: viewer.id }, locked);
      if (!review) throw new ReviewNotFound();
      if (review.finishedAt) throw new ReviewDone();
      const assignment = await em.findOneOrFail(Assignment, { id: review.assignmentId });
      await this.audience.requireLearner(viewer, assignment.courseId);
      const now = new Date();
      if (!assignment.takesPeerReviews(now)) throw new PeerReviewClosed();
      if (review.expiresAt <= now) throw new ReviewExpired();
      const submission = await em.findOneOrFail(Submission, { id: review.submissionId });
      const points = rubricPoints(submission.rubric ?? [], levels);
      if (points === undefined) throw new LevelsMismatch();
      const inOrder = [...levels].sort((one, other) => one.row - other.row).map(({ row, level }) => ({ row, level }));
      em.assign(review, { levels: inOrder, points, comment, finishedAt: now });
      await em.flush();
    });
  }

  /** Whose work it is finds a review helpful or unfair; the latter reaches who teaches, once. */
  async judge(id: string, viewer: Viewer, { opinion, reason }: ReviewOpinionDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const { review, submission } = await received(em, id, viewer);
      if (opinion === 'unfair' && !reason) throw new ReportReasonNeeded();
      const wasReported = review.opinion === 'unfair';
      const opinionReason = opinion === 'unfair' ? reason! : null;
      em.assign(review, { opinion, opinionReason, opinionAt: new Date() });
      await em.flush();
      if (opinion === 'unfair' && !wasReported) {
        const place = await placeOf(em, submission);
        this.transactions.record(new PeerReviewReported({ ...place, submissionId: submission.id }, id));
      }
      return submission.id;
    });
  }
}

/** A review that this person may read of their own work; every other one is unknown to them. */
async function received(em: EntityManager, id: string, viewer: Viewer) {
  const review = await em.findOne(PeerReview, { id }, locked);
  if (!review?.finishedAt || review.droppedAt) throw new ReviewNotFound();
  const submission = await em.findOneOrFail(Submission, { id: review.submissionId });
  if (!(await learnersOf(em, submission)).includes(viewer.id)) throw new ReviewNotFound();
  const assignment = await em.findOneOrFail(Assignment, { id: review.assignmentId });
  if (assignment.takesPeerReviews(new Date())) throw new ReviewNotFound();
  return { review, submission };
}
