import { limits } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { stillOpen } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { RankedOrder } from '#platform/database/ranked-order';
import { idsOf, type Page } from '#platform/http/paging';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import { KeptOrders } from '#platform/shared-answers/kept-orders';
import type { ListJobsQuery } from '../job.dto.js';
import { JobQueries } from '../job.queries.js';
import { type ListedJobResponse, toListedJob } from '../job.response.js';
import { JobMatching } from './job-matching.js';

const bestFirst = new RankedOrder<{ id: string; score: number }>([
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'uuid', of: ({ id }) => id, direction: 'asc' },
]);

/** What the scores of vacancies are made of. */
const scored = { of: ['job_postings', 'skill_relations', 'skills'], own: ['user_skills'] };

/** What the order of matches is made of: the scores, and who may be listed at all. */
const placedBy = { ...scored, of: [...scored.of, 'users'] };

/** What a list of vacancies is made of. */
export const listedJobs = {
  of: ['course_skills', 'courses', 'job_postings', 'skill_relations', 'skills', 'users'],
  own: ['job_applications', 'user_skills'],
};

/** Lists of vacancies, each with how well it fits the reader (JOB-2). */
@Injectable()
export class JobList {
  constructor(
    private readonly jobs: JobQueries,
    private readonly matching: JobMatching,
    private readonly cards: KeptCards,
    private readonly orders: KeptOrders,
  ) {}

  async page(
    viewer: Viewer,
    query: ListJobsQuery,
    language: Language,
    now = new Date(),
  ): Promise<Page<ListedJobResponse>> {
    const page =
      query.order === 'match' ? await this.best(viewer, query, now) : await this.jobs.places(viewer, query, now);
    const [ids, { around }] = [idsOf(page), page];
    const make = (missing: string[]) => this.told(viewer, missing, language, now);
    if (query.mine === 'true') return { ...page, rows: [...(await make(ids)).values()] };
    const cards = await this.cards.ofReader(viewer, listedJobs, { what: 'jobs', ids, around, make });
    return { ...page, rows: stillOpen(cards, now) };
  }

  /** Those that fit best first, ranked once for all pages (ADR 140). */
  private async best(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<Page<{ id: string }>> {
    const rank = () => this.ranked(viewer, query, now);
    const { limit: _limit, cursor: _cursor, ...narrowed } = query;
    const what = `jobs ${JSON.stringify(narrowed)}`;
    const ranked = query.mine === 'true' ? await rank() : await this.orders.rankedFor(viewer.id, placedBy, what, rank);
    return { ...bestFirst.page(ranked, query), around: ranked.slice(0, limits.pageDefault / 2).map(({ id }) => id) };
  }

  private async ranked(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<{ id: string; score: number }[]> {
    const ids = await this.jobs.considered(viewer, query, now);
    const make = async (missing: string[]) => {
      const scores = this.matching.scores(await this.matching.candidate(viewer), await this.jobs.comparable(missing));
      return new Map([...scores].map(([id, score]) => [id, { id, score }]));
    };
    return bestFirst.sorted(await this.cards.ofReader(viewer, scored, { what: 'scores of jobs', ids, make }));
  }

  private async told(
    viewer: Viewer,
    ids: readonly string[],
    language: Language,
    now: Date,
  ): Promise<Map<string, ListedJobResponse>> {
    const rows = await this.jobs.inOrder(viewer, ids);
    const glances = await this.matching.glances(await this.matching.candidate(viewer), rows, language);
    return new Map(rows.map((row) => [row.id, toListedJob(row, glances.get(row.id)!, viewer, now)]));
  }
}
