import { type PlaceNote, rubricMaximum, rubricPoints, workScore } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseCompletion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { SubmissionAnswer } from '../answer/submission-answer.entity.js';
import {
  LevelsMismatch,
  NoteMismatch,
  OwnWork,
  ReasonNeeded,
  WorkNotFound,
  WorkNotWaiting,
} from '../assignments.errors.js';
import { WorkHandedBack, WorkMarked } from '../assignments.events.js';
import { Feedback } from '../feedback/feedback.entity.js';
import { nameWhoTookPart } from '../group/who-took-part.js';
import { Mark } from '../submission/mark.entity.js';
import { Submission } from '../submission/submission.entity.js';
import { mayMark, placeOf } from '../submission/work-place.js';
import type { HandBackDto, MarkWorkDto } from './mark.dto.js';

/** Who teaches the course marks by the rubric of the moment in which the work was handed in (ASG-2). */
@Injectable()
export class MarkingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly completion: CourseCompletion,
  ) {}

  /** The first mark, or another in its place with a reason; every one is kept. */
  async mark(submissionId: string, viewer: Viewer, given: MarkWorkDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const { submission, work } = await this.forMarker(em, submissionId, viewer);
      submission.requireVersion(given.version);
      if (submission.state === 'returned') throw new WorkNotWaiting();
      const isChange = submission.state === 'marked';
      if (isChange && !given.reason) throw new ReasonNeeded();
      await nameWhoTookPart(em, submission, given.tookPart);
      const now = new Date();
      const graded = gradeOf(submission, given);
      const number = (await em.count(Mark, { submissionId })) + 1;
      em.create(Mark, {
        submissionId,
        number,
        ...graded,
        comment: given.comment,
        reason: isChange ? given.reason! : null,
        markedBy: viewer.id,
        markedAt: now,
      });
      submission.mark(graded.score, graded.hasPassed, now);
      await em.flush();
      await em.nativeUpdate(Feedback, { submissionId, toldAt: null }, { toldAt: now });
      this.transactions.record(new WorkMarked(work, number, graded.score, graded.hasPassed));
      if (graded.hasPassed)
        for (const learnerId of work.learnerIds.toSorted())
          await this.completion.ofLearner(em, learnerId, work.courseId, now);
    });
  }

  /** Back to the learner without a mark, for another round. */
  async handBack(submissionId: string, viewer: Viewer, { version, reason }: HandBackDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const { submission, work } = await this.forMarker(em, submissionId, viewer);
      submission.requireVersion(version);
      submission.handBack();
      em.create(SubmissionAnswer, { submissionId, userId: viewer.id, text: reason });
      await em.flush();
      await em.nativeUpdate(Feedback, { submissionId, toldAt: null }, { toldAt: new Date() });
      this.transactions.record(new WorkHandedBack(work, reason));
    });
  }

  /** The work, locked, so that two markers follow each other; drafts are unknown to them. */
  private async forMarker(em: EntityManager, submissionId: string, viewer: Viewer) {
    const submission = await em.findOne(
      Submission,
      { id: submissionId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!submission || submission.state === 'draft') throw new WorkNotFound();
    const place = await placeOf(em, submission);
    if (!(await mayMark(em, place, viewer))) throw new WorkNotFound();
    if (place.learnerIds.includes(viewer.id)) throw new OwnWork();
    return { submission, work: { ...place, submissionId } };
  }
}

function gradeOf(submission: Submission, { levels, notes }: MarkWorkDto) {
  const rubric = submission.rubric ?? [];
  const points = rubricPoints(rubric, levels);
  if (points === undefined) throw new LevelsMismatch();
  if (!notes.every((note) => isInPlace(note, submission.text))) throw new NoteMismatch();
  const maximum = rubricMaximum(rubric);
  const { daysLate: days, percentPerDay } = submission;
  const score = workScore(points, maximum, { days, percentPerDay });
  const inOrder = [...levels].sort((one, other) => one.row - other.row).map(({ row, level }) => ({ row, level }));
  return {
    levels: inOrder,
    notes: notes.map(({ from, to, quote, text }) => ({ from, to, quote, text })),
    points,
    maximum,
    score,
    hasPassed: Number(score) >= Number(submission.passMark),
  };
}

/** The quote may have lost blanks at its ends on the way. */
const isInPlace = ({ from, to, quote }: PlaceNote, text: string): boolean =>
  from < to && to <= text.length && text.slice(from, to).trim() === quote.trim();
