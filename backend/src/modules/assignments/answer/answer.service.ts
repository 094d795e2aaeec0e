import { assignmentLimits } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { teachersOf } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { TooManyAnswers, WorkNotFound } from '../assignments.errors.js';
import { WorkAnswered } from '../assignments.events.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { Mark } from '../submission/mark.entity.js';
import { Submission } from '../submission/submission.entity.js';
import { mayMark, placeOf } from '../submission/work-place.js';
import { SubmissionAnswer } from './submission-answer.entity.js';

/** Learner and marker write to each other beside work that was handed in (ASG-2). */
@Injectable()
export class AnswerService {
  constructor(private readonly transactions: Transactions) {}

  async write(submissionId: string, viewer: Viewer, text: string): Promise<void> {
    await this.transactions.run(async (em) => {
      // Locked, so that what is written at once is counted.
      const submission = await em.findOne(
        Submission,
        { id: submissionId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!submission || submission.state === 'draft') throw new WorkNotFound();
      const place = await placeOf(em, submission);
      const isLearner = place.learnerIds.includes(viewer.id);
      if (!isLearner && !(await mayMark(em, place, viewer))) throw new WorkNotFound();
      const written = await em.count(SubmissionAnswer, { submissionId });
      if (written >= assignmentLimits.answersMaximum) throw new TooManyAnswers();
      const answer = em.create(SubmissionAnswer, { submissionId, userId: viewer.id, text });
      await em.flush();
      const to = isLearner ? await markersOf(em, submissionId, place.courseId) : place.learnerIds;
      const work = { ...place, submissionId };
      this.transactions.record(new WorkAnswered(work, answer.id, viewer.id, to));
    });
  }
}

/** Who gave the latest mark and may still do so; all who teach the course where that is nobody. */
async function markersOf(em: EntityManager, submissionId: string, courseId: string): Promise<string[]> {
  const [latest] = await em.find(Mark, { submissionId }, { orderBy: { number: 'desc' }, limit: 1 });
  const { rows } = await sql<{ user_id: string }>`${teachersOf(sql`${courseId}::uuid`, 'assist')}
    union select id from users where id = ${latest?.markedBy ?? null}::uuid and role = 'admin'`.execute(
    em.getKysely<AssignmentsTables>(),
  );
  const mayAnswer = rows.map((row) => row.user_id);
  return mayAnswer.includes(latest?.markedBy ?? '') ? [latest!.markedBy!] : mayAnswer;
}
