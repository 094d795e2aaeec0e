import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { RankedOrder } from '#platform/database/ranked-order';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { asCounted, type Counted } from '#platform/figures/counted';
import { areKept, type FigureKind, KeptFigures } from '#platform/figures/kept-figures';
import type { Page, PageQuery } from '#platform/http/paging';
import { AtRiskQueries } from './at-risk.queries.js';
import { riskReasons } from './at-risk.rules.js';
import { type AtRiskTables, KeptAtRiskQueries } from './kept-at-risk.queries.js';
import { OwnCourseQueries } from './own-courses.queries.js';
import * as present from './teaching.presenter.js';
import type { LearnerAtRiskResponse } from './teaching.response.js';

const order = new RankedOrder<LearnerAtRiskResponse>([
  { type: 'integer', of: ({ reasons }) => reasons.length, direction: 'desc' },
  { type: 'timestamptz', of: ({ seenAt }) => seenAt, direction: 'desc' },
  { type: 'uuid', of: ({ userId }) => userId, direction: 'asc' },
]);

/** Those with the most reasons; nobody writes to more. */
const mostKept = 2000;

/** A course and how many learn in it; whether somebody may see it was asked before. */
interface Taught {
  courseId: string;
  learners: number;
}

/**
 * Learners who may need help: those with the most reasons first, then who was there last (ANL-2). Where many learn the
 * list stands in a table of its own, from which it goes with who deletes their account (SCL-1, PRF-4).
 */
@Injectable()
export class LearnersAtRisk {
  private readonly found: FigureKind<{ learners: number }>;

  constructor(
    figures: KeptFigures,
    private readonly own: OwnCourseQueries,
    private readonly queries: AtRiskQueries,
    private readonly kept: KeptAtRiskQueries,
    private readonly transactions: Transactions,
  ) {
    this.found = figures.kind('at risk 1', (courseId) => this.findAndKeep(courseId));
  }

  async page({ courseId, learners }: Taught, query: PageQuery): Promise<Counted<Page<LearnerAtRiskResponse>>> {
    if (!areKept(learners)) return { figures: order.page(await this.findIn(courseId), query) };
    const found = await this.found.of({ subject: courseId, rows: learners });
    const page = await this.kept.page(courseId, query, found.figures.learners);
    return asCounted(found, () => page);
  }

  async all({ courseId, learners }: Taught): Promise<LearnerAtRiskResponse[]> {
    if (!areKept(learners)) return this.findIn(courseId);
    await this.found.of({ subject: courseId, rows: learners });
    return this.kept.all(courseId);
  }

  private async findAndKeep(courseId: string): Promise<{ learners: number }> {
    const learners = (await this.findIn(courseId)).slice(0, mostKept);
    await this.keep(courseId, learners);
    return { learners: learners.length };
  }

  /** Replaces the list of the course, in the transaction in which it was found. */
  private async keep(courseId: string, learners: readonly LearnerAtRiskResponse[]): Promise<void> {
    const { em } = this.transactions.required();
    // Two who find at once would both write the first place.
    await takeTurn(em, `learners at risk ${courseId}`);
    const rows = em.getKysely<AtRiskTables>();
    await rows.deleteFrom('learners_at_risk').where('course_id', '=', courseId).execute();
    if (learners.length === 0) return;
    const found = learners.map(({ userId, progress, enrolledAt, seenAt, reasons }, at) => ({
      course_id: courseId,
      user_id: userId,
      place: at + 1,
      progress,
      enrolled_at: enrolledAt,
      seen_at: seenAt,
      reasons: JSON.stringify(reasons),
    }));
    await rows
      .insertInto('learners_at_risk')
      .values(found as never[])
      .execute();
  }

  private async findIn(courseId: string): Promise<LearnerAtRiskResponse[]> {
    const { median_days, completions } = await this.own.byId(courseId);
    const median = { days: median_days ?? 0, completions };
    const learners = (await this.queries.unfinished(courseId)).map((row) => ({
      userId: row.user_id,
      name: row.name,
      progress: row.progress,
      enrolledAt: isoTime(row.enrolled_at),
      seenAt: isoTime(row.seen_at),
      reasons: riskReasons(
        {
          progress: Number(row.progress),
          daysSinceEnrolled: row.days_since_enrolled,
          daysSinceSeen: row.days_since_seen,
          failedQuizzes: row.failed_quizzes,
        },
        median,
      ).map(present.toRiskReason),
    }));
    return order.sorted(learners.filter(({ reasons }) => reasons.length > 0));
  }
}
