import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseCompletion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { NotInGroup, OwnWork, WorkNotFound } from '../assignments.errors.js';
import { MemberExcepted } from '../assignments.events.js';
import { Submission } from '../submission/submission.entity.js';
import { SubmissionMember } from '../submission/submission-member.entity.js';
import { mayMark, placeOf } from '../submission/work-place.js';

/** Who marks takes single members out of the mark of their group, with a reason that they read (ASG-2). */
@Injectable()
export class ExceptionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly completion: CourseCompletion,
  ) {}

  /** Null takes the exception back and names them as taking part. */
  async except(submissionId: string, userId: string, viewer: Viewer, reason: string | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const submission = await em.findOne(Submission, { id: submissionId }, locked);
      if (!submission || submission.state === 'draft') throw new WorkNotFound();
      const place = await placeOf(em, submission);
      if (!(await mayMark(em, place, viewer))) throw new WorkNotFound();
      if (place.learnerIds.includes(viewer.id)) throw new OwnWork();
      const member = await em.findOne(SubmissionMember, { submissionId, userId });
      if (!member) throw new NotInGroup();
      if (reason !== null && member.exceptedBecause === reason) return;
      if (reason === null && member.tookPart === true) return;
      em.assign(member, {
        tookPart: reason === null,
        exceptedBecause: reason,
        exceptedBy: reason === null ? null : viewer.id,
        exceptedAt: reason === null ? null : new Date(),
      });
      await em.flush();
      this.transactions.record(new MemberExcepted({ ...place, submissionId }, userId, reason));
      if (reason === null && submission.hasPassed)
        await this.completion.ofLearner(em, userId, place.courseId, new Date());
    });
  }
}
