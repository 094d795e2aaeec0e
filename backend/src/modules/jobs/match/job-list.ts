import { Injectable } from '@nestjs/common';
import type { Language } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import { RankedOrder } from '#platform/database/ranked-order';
import type { Page } from '#platform/http/paging';
import type { ListJobsQuery } from '../job.dto.js';
import { toListedJob, type ListedJobResponse } from '../job.response.js';
import { JobQueries, type JobRow } from '../job.queries.js';
import { type Candidate, JobMatching } from './job-matching.js';

const bestFirst = new RankedOrder<{ id: string; score: number }>([
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'uuid', of: ({ id }) => id, direction: 'asc' },
]);

/** Lists of vacancies, each with how well it fits the reader (JOB-2). */
@Injectable()
export class JobList {
  constructor(
    private readonly jobs: JobQueries,
    private readonly matching: JobMatching,
  ) {}

  async page(viewer: Viewer, query: ListJobsQuery, language: Language): Promise<Page<ListedJobResponse>> {
    const now = new Date();
    const candidate = await this.matching.candidate(viewer);
    const page =
      query.order === 'match'
        ? await this.best(viewer, candidate, query, now)
        : await this.jobs.list(viewer, query, now);
    const glances = await this.matching.glances(candidate, page.rows, language);
    const rows = page.rows.map((row) => toListedJob(row, glances.get(row.id)!, viewer, now));
    return { ...page, rows };
  }

  /** Those that fit best first. */
  private async best(viewer: Viewer, candidate: Candidate, query: ListJobsQuery, now: Date): Promise<Page<JobRow>> {
    const scores = this.matching.scores(candidate, await this.jobs.comparable(viewer, query, now));
    const ranked = bestFirst.sorted([...scores].map(([id, score]) => ({ id, score })));
    const { rows, ...page } = bestFirst.page(ranked, query);
    return {
      ...page,
      rows: await this.jobs.inOrder(
        viewer,
        rows.map(({ id }) => id),
      ),
    };
  }
}
