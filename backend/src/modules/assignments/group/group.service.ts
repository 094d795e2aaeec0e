import { randomInt } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, GroupHasWork, NotALearner, NotGroupWork } from '../assignments.errors.js';
import { GroupsMade } from '../assignments.events.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { Submission } from '../submission/submission.entity.js';
import { dividedEvenly } from './division.rules.js';
import { AssignmentGroup } from './group.entity.js';
import { AssignmentGroupMember } from './group-member.entity.js';

/** Authors make groups of those who learn, by hand or by chance; a group that began to work stays as it is (ASG-1). */
@Injectable()
export class GroupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
  ) {}

  /** Puts a learner into the group of that number, which is made where there is none, or out of any. */
  async put(assignmentId: string, userId: string, viewer: Viewer, number: number | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await this.ofAuthor(em, assignmentId, viewer);
      if (!(await learnersOfCourse(em, assignment.courseId)).includes(userId)) throw new NotALearner();
      const former = await em.findOne(AssignmentGroupMember, { assignmentId, userId });
      if (former) {
        await requireIdle(em, former.groupId);
        em.remove(former);
        await em.flush();
      }
      if (number !== null) await this.join(em, assignment, await groupOf(em, assignmentId, number), [userId]);
      await removeEmpty(em, assignmentId);
    });
  }

  /** Puts everybody who is in no group into new ones of about that size, by chance. */
  async divide(assignmentId: string, viewer: Viewer, size: number): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await this.ofAuthor(em, assignmentId, viewer);
      const members = await em.find(AssignmentGroupMember, { assignmentId });
      const placed = new Set(members.map(({ userId }) => userId));
      const free = (await learnersOfCourse(em, assignment.courseId)).filter((id) => !placed.has(id));
      const groups = await em.find(AssignmentGroup, { assignmentId }, { orderBy: { number: 'desc' }, limit: 1 });
      let number = groups[0]?.number ?? 0;
      const made = dividedEvenly(shuffled(free), size).map((userIds) => {
        number += 1;
        return { group: em.create(AssignmentGroup, { assignmentId, number }), userIds };
      });
      // New groups have no work yet: all of them are written at once, however many there are.
      await em.flush();
      for (const { group, userIds } of made) this.place(em, assignment, group, userIds);
      await em.flush();
    });
  }

  private async join(em: EntityManager, assignment: Assignment, group: AssignmentGroup, userIds: readonly string[]) {
    await requireIdle(em, group.id);
    this.place(em, assignment, group, userIds);
    await em.flush();
  }

  private place(em: EntityManager, assignment: Assignment, group: AssignmentGroup, userIds: readonly string[]) {
    for (const userId of userIds)
      em.create(AssignmentGroupMember, { assignmentId: assignment.id, groupId: group.id, userId });
    const { id: assignmentId, titleAr, titleEn, courseId } = assignment;
    const about = { assignmentId, assignmentTitle: { ar: titleAr, en: titleEn }, courseId };
    this.transactions.record(new GroupsMade(about, group.id, group.number, userIds));
  }

  /** Locked, so that changes of the groups of one assignment follow each other. */
  private async ofAuthor(em: EntityManager, id: string, viewer: Viewer): Promise<Assignment> {
    const assignment = await em.findOne(Assignment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireAuthor(viewer, assignment.courseId);
    if (!assignment.isGroupWork) throw new NotGroupWork();
    return assignment;
  }
}

async function groupOf(em: EntityManager, assignmentId: string, number: number): Promise<AssignmentGroup> {
  const found = await em.findOne(AssignmentGroup, { assignmentId, number });
  if (found) return found;
  const group = em.create(AssignmentGroup, { assignmentId, number });
  await em.flush();
  return group;
}

async function requireIdle(em: EntityManager, groupId: string): Promise<void> {
  await em.findOne(AssignmentGroup, { id: groupId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (await em.count(Submission, { groupId })) throw new GroupHasWork();
}

async function removeEmpty(em: EntityManager, assignmentId: string): Promise<void> {
  await em
    .getKysely<AssignmentsTables>()
    .deleteFrom('assignment_groups as g')
    .where('g.assignment_id', '=', assignmentId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('assignment_group_members as m').select('m.id').whereRef('m.group_id', '=', 'g.id'))),
    )
    .execute();
}

async function learnersOfCourse(em: EntityManager, courseId: string): Promise<string[]> {
  const rows = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('enrollments')
    .select('user_id')
    .where('course_id', '=', courseId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Fisher and Yates, with chance that nobody can foresee. */
function shuffled<T>(given: readonly T[]): T[] {
  const mixed = [...given];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
