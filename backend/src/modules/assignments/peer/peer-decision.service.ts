import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { OwnWork, ReviewNotDone, ReviewNotFound } from '../assignments.errors.js';
import { Submission } from '../submission/submission.entity.js';
import { mayMark, placeOf } from '../submission/work-place.js';
import { PeerReview } from './peer-review.entity.js';

/** Who teaches decides which reviews count (ASG-2). */
@Injectable()
export class PeerDecisionService {
  constructor(private readonly transactions: Transactions) {}

  /** Takes a review out of the result with a reason, or back into it where there is none; its work may get another. */
  async drop(id: string, viewer: Viewer, reason: string | null): Promise<string> {
    return this.transactions.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const review = await em.findOne(PeerReview, { id }, lock);
      const submission = review && (await em.findOne(Submission, { id: review.submissionId }));
      if (!submission) throw new ReviewNotFound();
      const place = await placeOf(em, submission);
      if (!(await mayMark(em, place, viewer))) throw new ReviewNotFound();
      if (place.learnerIds.includes(viewer.id)) throw new OwnWork();
      if (!review.finishedAt) throw new ReviewNotDone();
      em.assign(review, {
        droppedAt: reason ? new Date() : null,
        droppedBy: reason ? viewer.id : null,
        droppedBecause: reason,
      });
      await em.flush();
      return submission.id;
    });
  }
}
