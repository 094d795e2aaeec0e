import { extendedTerms, fingerprintsOf, latenessAt } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { Assignment } from '../assignment/assignment.entity.js';
import { NoRoundsLeft, PeersHaveWork, WorkEmpty, WorkNotFound, WorkTooLate } from '../assignments.errors.js';
import { WorkHandedIn, WorkWaitsForPeers } from '../assignments.events.js';
import { Extension } from '../extension/extension.entity.js';
import { lockPeers, peersHave, whoOwesReviews } from '../peer/peer-people.js';
import { Submission } from '../submission/submission.entity.js';
import { SubmissionFile } from '../submission/submission-file.entity.js';
import { learnersOf } from '../submission/whose-work.js';
import { placeOf } from '../submission/work-place.js';
import { LearnersWork } from './learners-work.js';

/** Work is handed in once for each round, by the server's clock, and may be taken back until somebody marks it (ASG-1). */
@Injectable()
export class HandingInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: LearnersWork,
  ) {}

  /** Who calls twice gets the same round. */
  async handIn(assignmentId: string, viewer: Viewer): Promise<string> {
    return this.transactions.run(async (em) => {
      const { assignment, rounds } = await this.work.of(em, assignmentId, viewer);
      const [latest] = rounds;
      if (!latest) throw new WorkEmpty();
      if (latest.state === 'waiting') return latest.id;
      if (latest.state !== 'draft') throw new NoRoundsLeft();
      const now = new Date();
      const people = await learnersOf(em, latest);
      const terms = await this.termsOf(em, assignment, people);
      const { daysLate, isRefused } = latenessAt(terms, now);
      if (isRefused) throw new WorkTooLate();
      if (await isEmpty(em, latest)) throw new WorkEmpty();
      const { percentPerDay, passMark, rubric, taskAr, taskEn } = assignment;
      const fingerprints = fingerprintsOf(latest.text, [taskAr, taskEn]);
      latest.handIn({ dueAt: terms.dueAt, daysLate, percentPerDay, passMark, rubric, fingerprints }, now);
      await em.flush();
      const place = await placeOf(em, latest);
      this.transactions.record(new WorkHandedIn({ ...place, submissionId: latest.id }, latest.round, now));
      const owing = await whoOwesReviews(em, assignment, people, now);
      if (owing.length > 0) this.transactions.record(new WorkWaitsForPeers(place, owing));
      return latest.id;
    });
  }

  /** Takes work back that nobody has marked or reviews; whoever is marking it hears that it changed. */
  async withdraw(submissionId: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      await lockPeers(em, submissionId);
      const submission = await em.findOne(Submission, { id: submissionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!submission || !(await learnersOf(em, submission)).includes(viewer.id)) throw new WorkNotFound();
      if (submission.state === 'waiting' && (await peersHave(em, submission))) throw new PeersHaveWork();
      submission.withdraw();
    });
  }

  /** A later day of one member is the group's. */
  private async termsOf(em: EntityManager, assignment: Assignment, userIds: string[]) {
    const theirs = { assignmentId: assignment.id, userId: { $in: userIds } };
    const [extension] = await em.find(Extension, theirs, { orderBy: { dueAt: 'desc' }, limit: 1 });
    return extendedTerms(assignment.dueTerms(), extension?.dueAt ?? null);
  }
}

async function isEmpty(em: EntityManager, { id, text, links }: Submission): Promise<boolean> {
  return text.trim() === '' && links.length === 0 && (await em.count(SubmissionFile, { submissionId: id })) === 0;
}
