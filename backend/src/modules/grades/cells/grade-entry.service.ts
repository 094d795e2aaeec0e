import { Injectable } from '@nestjs/common';
import { CourseAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { GradeItemNotFound, NotALearnerOfBook, OwnGrade } from '../grades.errors.js';
import { GradePlanQueries } from '../plan/grade-plan.queries.js';
import { ExcusedItems } from './excused-items.js';
import type { EnterGradeDto } from './grade-entry.dto.js';
import { GradeEntry } from './grade-entry.entity.js';
import { GradeLearnersQueries } from './grade-learners.queries.js';
import { gradesChanged, lockedBook, rowOfItem, writeGrade } from './grade-writing.js';

/** Marks by hand, overrides and excuses, one cell at a time (GRD-1). */
@Injectable()
export class GradeEntryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
    private readonly plans: GradePlanQueries,
    private readonly learners: GradeLearnersQueries,
    private readonly excused: ExcusedItems,
  ) {}

  async enter(
    courseId: string,
    { userId, itemId }: { userId: string; itemId: string },
    viewer: Viewer,
    { version, score = null, isExcused, reason }: EnterGradeDto,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      await this.audience.requireTeacher(viewer, courseId);
      if (userId === viewer.id) throw new OwnGrade();
      await lockedBook(em, courseId);
      const plan = await this.plans.of(courseId);
      const item = plan.items.find(({ id }) => id === itemId);
      if (!item) throw new GradeItemNotFound();
      if (!(await this.learners.one(courseId, userId))) throw new NotALearnerOfBook();
      const row = await rowOfItem(em, courseId, item);
      const entry = await em.findOne(GradeEntry, { itemId: row.id, userId });
      const cell = { courseId, item, userId, by: viewer.id, way: 'screen' as const };
      const changed = writeGrade(em, cell, { row, entry }, { score, isExcused, reason: reason || null }, version);
      if (!changed) return;
      this.transactions.record(gradesChanged(plan, [changed]));
      await this.excused.release(courseId, [changed]);
    });
  }
}
