import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/http/paging';
import { NotALearnerOfBook } from '../grades.errors.js';
import type { GradePlan } from '../plan/grade-plan.js';
import { GradePlanQueries } from '../plan/grade-plan.queries.js';
import type { FoundCell } from './found-cell.js';
import { toGradeRow } from './grade-book.presenter.js';
import type { GradeRowResponse } from './grade-book.response.js';
import { GradeCellsQueries } from './grade-cells.queries.js';
import { GradeLearnersQueries, type GradeRowsQuery } from './grade-learners.queries.js';
import { type LearnerGrades, learnerGrades } from './learner-grades.rules.js';

/** Puts a gradebook together: three statements, however many learners and items it has (GRD-1, PERF-3). */
@Injectable()
export class GradeBookReader {
  constructor(
    private readonly plans: GradePlanQueries,
    private readonly learners: GradeLearnersQueries,
    private readonly cells: GradeCellsQueries,
  ) {}

  async page(courseId: string, asked: GradeRowsQuery): Promise<Page<GradeRowResponse>> {
    const plan = await this.plans.of(courseId);
    const page = await this.learners.page(courseId, asked);
    const cells = await this.cellsBy(
      courseId,
      page.rows.map(({ userId }) => userId),
    );
    const { total, next } = page;
    const rows = page.rows.map((one) => toGradeRow(one, learnerGrades(plan, cells.get(one.userId) ?? [])));
    return { total, next, rows };
  }

  /** One learner's line. */
  async row(courseId: string, userId: string): Promise<GradeRowResponse> {
    const learner = await this.learners.one(courseId, userId);
    if (!learner) throw new NotALearnerOfBook();
    const { grades } = await this.of(courseId, userId);
    return toGradeRow(learner, grades);
  }

  /** Somebody's grades with the plan that they were counted by. */
  async of(courseId: string, userId: string): Promise<{ plan: GradePlan; grades: LearnerGrades }> {
    const plan = await this.plans.of(courseId);
    return { plan, grades: learnerGrades(plan, await this.cells.of(courseId, [userId])) };
  }

  /** What is known of these people, by person. */
  async cellsBy(courseId: string, userIds: readonly string[]): Promise<Map<string, FoundCell[]>> {
    const byUser = new Map<string, FoundCell[]>();
    for (const cell of await this.cells.of(courseId, userIds)) {
      const others = byUser.get(cell.userId);
      if (others) others.push(cell);
      else byUser.set(cell.userId, [cell]);
    }
    return byUser;
  }
}
