import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, NoGroup, NoRoundsLeft, WorkPassed, WorkWaits } from '../assignments.errors.js';
import { AssignmentGroup } from '../group/group.entity.js';
import { AssignmentGroupMember } from '../group/group-member.entity.js';
import { nextRound } from './rounds.rules.js';
import { Submission } from './submission.entity.js';
import { SubmissionFile } from './submission-file.entity.js';
import { SubmissionMember } from './submission-member.entity.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Somebody's own rounds of work for an assignment, or their group's, locked against other devices and members (ASG-1). */
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
  ): Promise<{ assignment: Assignment; group: AssignmentGroup | null; rounds: Submission[] }> {
    const assignment = await em.findOne(Assignment, { id: assignmentId });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireLearner(viewer, assignment.courseId);
    await this.enrollments.lockLearner(em, viewer.id, assignment.courseId);
    const group = assignment.isGroupWork ? await lockGroup(em, assignmentId, viewer.id) : null;
    const mine = group ? { groupId: group.id } : { assignmentId, userId: viewer.id };
    const rounds = await em.find(Submission, mine, { orderBy: { round: 'desc' }, refresh: true });
    return { assignment, group, rounds };
  }

  /** The open draft, or a new one that begins with what was handed in before; refused where no round may begin. */
  async draft(
    em: EntityManager,
    assignmentId: string,
    viewer: Viewer,
  ): Promise<{ assignment: Assignment; draft: Submission; isNew: boolean }> {
    const { assignment, group, rounds } = await this.of(em, assignmentId, viewer);
    const [latest] = rounds;
    const next = nextRound(rounds, assignment.resubmissions);
    if (next.state === 'open' && latest) return { assignment, draft: latest, isNew: false };
    if (next.state === 'waits') throw new WorkWaits();
    if (next.state === 'passed') throw new WorkPassed();
    if (next.state !== 'begins') throw new NoRoundsLeft();
    const draft = em.create(Submission, {
      assignmentId,
      userId: viewer.id,
      groupId: group?.id ?? null,
      round: next.round,
      text: latest?.text ?? '',
      links: latest?.links ?? [],
    });
    await em.flush();
    if (group) await keepMembers(em, draft.id, group.id);
    if (latest) await takeFilesOver(em, latest.id, draft.id);
    return { assignment, draft, isNew: true };
  }
}

/** The group that the person hands in with, locked against its other members. */
async function lockGroup(em: EntityManager, assignmentId: string, userId: string): Promise<AssignmentGroup> {
  const member = await em.findOne(AssignmentGroupMember, { assignmentId, userId });
  const group = member && (await em.findOne(AssignmentGroup, { id: member.groupId }, locked));
  if (!group) throw new NoGroup();
  return group;
}

/** Whoever comes into the group later has no part in this round. */
async function keepMembers(em: EntityManager, submissionId: string, groupId: string): Promise<void> {
  for (const { userId } of await em.find(AssignmentGroupMember, { groupId }))
    em.create(SubmissionMember, { submissionId, userId });
  await em.flush();
}

async function takeFilesOver(em: EntityManager, from: string, to: string): Promise<void> {
  for (const { fileId, isPhoto, isVoice, addedAt } of await em.find(SubmissionFile, { submissionId: from }))
    em.create(SubmissionFile, { submissionId: to, fileId, isPhoto, isVoice, addedAt });
  await em.flush();
}
