import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Assignment } from '../assignment/assignment.entity.js';
import { AssignmentNotFound, NoDueDate, NotALearner } from '../assignments.errors.js';
import { ExtensionGranted } from '../assignments.events.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { placeOf } from '../submission/work-place.js';
import { Extension } from './extension.entity.js';

/** A later day for single people; what was handed in already keeps its lateness (ASG-1). */
@Injectable()
export class ExtensionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
  ) {}

  async extend(
    assignmentId: string,
    userId: string,
    viewer: Viewer,
    given: { dueAt: Date; reason: string | null },
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await this.ofAuthor(em, assignmentId, viewer);
      if (!assignment.dueAt) throw new NoDueDate();
      if (!(await isLearner(em, userId, assignment.courseId))) throw new NotALearner();
      const columns = { ...given, grantedBy: viewer.id, grantedAt: new Date() };
      const kept = await em.findOne(Extension, { assignmentId, userId });
      if (kept) em.assign(kept, columns);
      else em.create(Extension, { assignmentId, userId, ...columns });
      await em.flush();
      const place = await placeOf(em, { assignmentId, userId });
      this.transactions.record(new ExtensionGranted(place, given.dueAt));
    });
  }

  async takeBack(assignmentId: string, userId: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      await this.ofAuthor(em, assignmentId, viewer);
      await em.nativeDelete(Extension, { assignmentId, userId });
    });
  }

  private async ofAuthor(em: EntityManager, id: string, viewer: Viewer): Promise<Assignment> {
    const assignment = await em.findOne(Assignment, { id });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireAuthor(viewer, assignment.courseId);
    return assignment;
  }
}

async function isLearner(em: EntityManager, userId: string, courseId: string): Promise<boolean> {
  const row = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('enrollments')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}
