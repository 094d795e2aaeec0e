import { randomInt, randomUUID } from 'node:crypto';
import { peerReviewLimits } from '@masar/domain';
import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Assignment } from '../assignment/assignment.entity.js';
import {
  AssignmentNotFound,
  HandInFirst,
  NoPeerReview,
  NothingToReview,
  PeerReviewClosed,
} from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { nextToReview } from './allotment.rules.js';
import { candidatesFor, hasHandedIn } from './peer-people.js';
import { PeerReview } from './peer-review.entity.js';

const HOUR = 3_600_000;

/** Gives learners the work of others; nobody chooses whose (ASG-2). */
@Injectable()
export class PeerAllotmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
  ) {}

  /** The review that this person has begun, or the next one. Work whose reviewer let the time go by is free again. */
  async take(assignmentId: string, viewer: Viewer): Promise<string> {
    return this.transactions.run(async (em) => {
      // One after the other, so that no work is given out beyond what it is to get.
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const assignment = await em.findOne(Assignment, { id: assignmentId }, locked);
      if (!assignment) throw new AssignmentNotFound();
      await this.audience.requireLearner(viewer, assignment.courseId);
      const now = new Date();
      if (assignment.peerReviews === 0) throw new NoPeerReview();
      if (!assignment.takesPeerReviews(now)) throw new PeerReviewClosed();
      const db = em.getKysely<AssignmentsTables>();
      if (!(await hasHandedIn(db, assignmentId, viewer.id))) throw new HandInFirst();
      await em.nativeDelete(PeerReview, { assignmentId, finishedAt: null, expiresAt: { $lte: now } });
      const begun = await em.findOne(PeerReview, { assignmentId, reviewerId: viewer.id, finishedAt: null });
      if (begun) return begun.id;
      const written = await em.count(PeerReview, { assignmentId, reviewerId: viewer.id });
      const { peerReviews: wanted, isGroupWork, peerReviewDueAt } = assignment;
      const candidates = await candidatesFor(db, assignmentId, viewer.id, now);
      const submissionId = nextToReview(candidates, { wanted, written, isGroupWork }, (below) => randomInt(below));
      if (!submissionId) throw new NothingToReview();
      const kept = new Date(now.getTime() + peerReviewLimits.hoursToFinish * HOUR);
      const review = em.create(PeerReview, {
        // Ids that grow with time would tell who began when.
        id: randomUUID(),
        assignmentId,
        submissionId,
        reviewerId: viewer.id,
        givenAt: now,
        expiresAt: peerReviewDueAt && peerReviewDueAt < kept ? peerReviewDueAt : kept,
      });
      await em.flush();
      return review.id;
    });
  }
}
