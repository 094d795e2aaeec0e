import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { RankedOrder } from '#platform/database/ranked-order';
import { asCounted, type Counted } from '#platform/figures/counted';
import { areKept, type FigureKind, KeptFigures } from '#platform/figures/kept-figures';
import type { Page, PageQuery } from '#platform/http/paging';
import { AtRiskQueries } from './at-risk.queries.js';
import { riskReasons } from './at-risk.rules.js';
import { KeptAtRiskQueries, mostKept } from './kept-at-risk.queries.js';
import { OwnCourseQueries } from './own-courses.queries.js';
import * as present from './teaching.presenter.js';
import type { LearnerAtRiskResponse } from './teaching.response.js';

const order = new RankedOrder<LearnerAtRiskResponse>([
  { type: 'integer', of: ({ reasons }) => reasons.length, direction: 'desc' },
  { type: 'timestamptz', of: ({ seenAt }) => seenAt, direction: 'desc' },
  { type: 'uuid', of: ({ userId }) => userId, direction: 'asc' },
]);

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
    const learners = await this.findIn(courseId);
    await this.kept.keep(courseId, learners);
    return { learners: Math.min(learners.length, mostKept) };
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
