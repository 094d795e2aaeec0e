import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, NoRoundsLeft, WorkPassed, WorkWaits } from '../assignments.errors.js';
import { nextRound } from './rounds.rules.js';
import { Submission } from './submission.entity.js';
import { SubmissionFile } from './submission-file.entity.js';

/** Somebody's own rounds of work for an assignment, locked against their other devices (ASG-1). */
@Injectable()
export class LearnersWork {
  constructor(
    private readonly audience: CourseAudience,
    private readonly enrollments: LessonQuizzes,
  ) {}

  /** The assignment with this learner's rounds, the latest first. */
  async of(
    em: EntityManager,
    assignmentId: string,
    viewer: Viewer,
  ): Promise<{ assignment: Assignment; rounds: Submission[] }> {
    const assignment = await em.findOne(Assignment, { id: assignmentId });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireLearner(viewer, assignment.courseId);
    await this.enrollments.lockLearner(em, viewer.id, assignment.courseId);
    const mine = { assignmentId, userId: viewer.id };
    const rounds = await em.find(Submission, mine, { orderBy: { round: 'desc' }, refresh: true });
    return { assignment, rounds };
  }

  /** The open draft, or a new one that begins with what was handed in before; refused where no round may begin. */
  async draft(
    em: EntityManager,
    assignmentId: string,
    viewer: Viewer,
  ): Promise<{ assignment: Assignment; draft: Submission }> {
    const { assignment, rounds } = await this.of(em, assignmentId, viewer);
    const [latest] = rounds;
    const next = nextRound(rounds, assignment.resubmissions);
    if (next.state === 'open' && latest) return { assignment, draft: latest };
    if (next.state === 'waits') throw new WorkWaits();
    if (next.state === 'passed') throw new WorkPassed();
    if (next.state !== 'begins') throw new NoRoundsLeft();
    const draft = em.create(Submission, {
      assignmentId,
      userId: viewer.id,
      round: next.round,
      text: latest?.text ?? '',
      links: latest?.links ?? [],
    });
    await em.flush();
    if (latest) await takeFilesOver(em, latest.id, draft.id);
    return { assignment, draft };
  }
}

async function takeFilesOver(em: EntityManager, from: string, to: string): Promise<void> {
  for (const { fileId, isPhoto, isVoice, addedAt } of await em.find(SubmissionFile, { submissionId: from }))
    em.create(SubmissionFile, { submissionId: to, fileId, isPhoto, isVoice, addedAt });
  await em.flush();
}
