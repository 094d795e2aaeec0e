import { isAlone, nextRound } from '@masar/domain';
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, NoGroup, NoRoundsLeft, WorkPassed, WorkWaits } from '../assignments.errors.js';
import { AssignmentGroup } from '../group/group.entity.js';
import { AssignmentGroupMember } from '../group/group-member.entity.js';
import { Submission } from '../submission/submission.entity.js';
import { SubmissionFile } from '../submission/submission-file.entity.js';
import { SubmissionMember } from '../submission/submission-member.entity.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

interface OwnWork {
  assignment: Assignment;
  group: AssignmentGroup | null;
  rounds: Submission[];
  after: number;
}

/** Somebody's own rounds of work for an assignment, or their group's, locked against other devices and members (ASG-1). */
@Injectable()
export class LearnersWork {
  constructor(
    private readonly audience: CourseAudience,
    private readonly enrollments: LessonQuizzes,
  ) {}

  /**
   * The assignment with the rounds that this learner goes on with, the latest first: their own, or those of the group.
   *
   * @returns `after` the round of the group after which they hand in alone, 0 where no group has a part in it
   */
  async of(em: EntityManager, assignmentId: string, viewer: Viewer): Promise<OwnWork> {
    const assignment = await em.findOne(Assignment, { id: assignmentId });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireLearner(viewer, assignment.courseId);
    await this.enrollments.lockLearner(em, viewer.id, assignment.courseId);
    if (!assignment.isGroupWork)
      return { assignment, group: null, rounds: await roundsOf(em, { assignmentId, userId: viewer.id }), after: 0 };
    const group = await lockGroup(em, assignmentId, viewer.id);
    const ofGroup = await roundsOf(em, { groupId: group.id });
    const own = await roundsOf(em, { assignmentId, userId: viewer.id, groupId: null });
    const parts = await em.find(SubmissionMember, {
      submissionId: { $in: ofGroup.map(({ id }) => id) },
      userId: viewer.id,
    });
    const tookPart = new Map(parts.map((part) => [part.submissionId, part.tookPart ?? null]));
    const standing = [...own, ...ofGroup].map(({ id, round, state, hasPassed, groupId }) => ({
      ...{ round, state, hasPassed, isOfGroup: Boolean(groupId) },
      tookPart: tookPart.get(id) ?? null,
    }));
    if (!isAlone(standing, assignment.resubmissions)) return { assignment, group, rounds: ofGroup, after: 0 };
    return { assignment, group: null, rounds: own, after: ofGroup[0]?.round ?? 0 };
  }

  /** The open draft, or a new one that begins with what was handed in before; refused where no round may begin. */
  async draft(
    em: EntityManager,
    assignmentId: string,
    viewer: Viewer,
  ): Promise<{ assignment: Assignment; draft: Submission; isNew: boolean }> {
    const { assignment, group, rounds, after } = await this.of(em, assignmentId, viewer);
    const [latest] = rounds;
    const next = nextRound(rounds, assignment.resubmissions, after);
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

const roundsOf = (em: EntityManager, whose: FilterQuery<Submission>): Promise<Submission[]> =>
  em.find(Submission, whose, { orderBy: { round: 'desc' }, refresh: true });

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
