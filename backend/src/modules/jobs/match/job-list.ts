import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { type Page, decodeCursor, toPage } from '#platform/http/paging';
import type { ListJobsQuery } from '../job.dto.js';
import { toListedJob, type ListedJobResponse } from '../job.response.js';
import { JobQueries, type JobRow } from '../job.queries.js';
import { type Candidate, JobMatching } from './job-matching.js';

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

  /** Those that fit best first; the place in the list is score and id. */
  private async best(viewer: Viewer, candidate: Candidate, query: ListJobsQuery, now: Date): Promise<Page<JobRow>> {
    const { limit = limits.pageDefault } = query;
    const scores = this.matching.scores(candidate, await this.jobs.comparable(viewer, query, now));
    const ranked = [...scores]
      .map(([id, score]) => ({ id, score }))
      .sort((one, two) => two.score - one.score || one.id.localeCompare(two.id));
    const after = placeAfter(query.cursor);
    const rest = ranked.filter(
      ({ id, score }) => !after || score < after.score || (score === after.score && id > after.id),
    );
    const { rows, ...page } = toPage(rest, limit, ranked.length, ({ id, score }) => [score, id]);
    return {
      ...page,
      rows: await this.jobs.inOrder(
        viewer,
        rows.map(({ id }) => id),
      ),
    };
  }
}

/** The place that a cursor names; a forged one is a 400. */
function placeAfter(cursor: string | undefined): { score: number; id: string } | undefined {
  const [score, id] = decodeCursor(cursor, 2) ?? [];
  if (score === undefined || id === undefined) return undefined;
  if (!Number.isFinite(Number(score)))
    throw new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });
  return { score: Number(score), id };
}
