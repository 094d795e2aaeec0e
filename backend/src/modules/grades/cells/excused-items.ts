import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompletionDemands, CourseCompletion, ofRun, type RunOfCourse } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import type { ChangedGrade } from '../grades.events.js';
import type { GradesTables } from '../grades.tables.js';
import { outsideId } from '../outside-id.js';

/** Whoever is excused from something required need not show it: it holds back no lesson and no course (EVD-9, GRD-1). */
@Injectable()
export class ExcusedItems implements OnModuleInit {
  constructor(
    private readonly demands: CompletionDemands,
    private readonly completion: CourseCompletion,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.demands.registerExcuses((run) => this.of(run));
  }

  private async of(run: Omit<RunOfCourse, 'courseId'>): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .over<GradesTables>()
      .selectFrom('grade_entries as e')
      .innerJoin('grade_items as i', 'i.id', 'e.item_id')
      .select(outsideId('i').as('id'))
      .where(ofRun(run, 'e'))
      .where('e.is_excused', '=', true)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Completes the course of whoever lacked nothing but what they are excused from now. */
  async release(courseId: string, changed: readonly ChangedGrade[]): Promise<void> {
    const { em } = this.transactions.required();
    await em.flush();
    const excused = changed.flatMap(({ kind, userId }) => (kind === 'excused' ? [userId] : []));
    for (const userId of [...new Set(excused)].toSorted())
      await this.completion.ofLearner(em, userId, courseId, new Date());
  }
}
