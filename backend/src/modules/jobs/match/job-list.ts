import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { postingOrder, stillOpen } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { RankedOrder } from '#platform/database/ranked-order';
import { idsOf, type Page } from '#platform/http/paging';
import { beginningFor, SharedReads } from '#platform/kept-reads/shared-reads';
import { shownAt, shownOn } from '#platform/kept-reads/shown-rows';
import type { ListJobsQuery } from '../job.dto.js';
import { JobQueries } from '../job.queries.js';
import { type ListedJobResponse, toListedJob } from '../job.response.js';
import { JobMatching } from './job-matching.js';

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
    private readonly shared: SharedReads,
  ) {}

  async page(
    viewer: Viewer,
    query: ListJobsQuery,
    language: Language,
    now = new Date(),
  ): Promise<Page<ListedJobResponse>> {
    if (query.order === 'match') return this.best(viewer, query, language, now);
    const { limit: _limit, cursor: _cursor, ...narrowed } = query;
    const read = async (rows: number, cursor?: string) => {
      const places = await this.jobs.places(
        viewer,
        cursor === undefined ? narrowed : { ...narrowed, cursor },
        rows,
        now,
      );
      return shownAt(places, await this.told(viewer, idsOf(places), language, now));
    };
    if (query.mine === 'true')
      return shownOn(postingOrder.page(await read(postingOrder.rowsToRead(query), query.cursor), query));
    const list = { what: `jobs ${language} ${JSON.stringify(narrowed)}`, order: postingOrder, read };
    const page = shownOn(await this.shared.pageOfReader(viewer, list, query));
    return { ...page, rows: stillOpen(page.rows, now) };
  }

  /** Those that fit best first, ranked once for all pages (ADR 157). */
  private async best(viewer: Viewer, query: ListJobsQuery, language: Language, now: Date) {
    const { limit: _limit, cursor, ...narrowed } = query;
    const kept = async <Read>(what: string, load: () => Promise<Read>) =>
      query.mine === 'true'
        ? load()
        : this.shared.ofReader(viewer.id, `${viewer.role} ${language} ${what} ${JSON.stringify(narrowed)}`, load);
    const keptRanked = () => kept('jobs ranked', () => this.ranked(viewer, query, now));
    const ranked = await keptRanked();
    const page = bestFirst.page(ranked, query);
    const shown = async (places: readonly { id: string }[]) =>
      shownAt(places, await this.told(viewer, idsOf(places), language, now));
    const rows = beginningFor(page.rows.length);
    const shownRows =
      cursor === undefined
        ? // Asked again, so that what is shown is made of it, and forgotten with it.
          await kept(`${rows} best jobs`, async () => shown((await keptRanked()).slice(0, rows)))
        : await shown(page.rows);
    const told = shownOn({ ...page, rows: shownRows.slice(0, page.rows.length) });
    return query.mine === 'true' ? told : { ...told, rows: stillOpen(told.rows, now) };
  }

  private async ranked(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<{ id: string; score: number }[]> {
    const ids = await this.jobs.considered(viewer, query, now);
    const scores = this.matching.scores(await this.matching.candidate(viewer), await this.jobs.comparable(ids));
    return bestFirst.sorted([...scores].map(([id, score]) => ({ id, score })));
  }

  private async told(
    viewer: Viewer,
    ids: readonly string[],
    language: Language,
    now: Date,
  ): Promise<ListedJobResponse[]> {
    const rows = await this.jobs.inOrder(viewer, ids);
    const glances = await this.matching.glances(await this.matching.candidate(viewer), rows, language);
    return rows.map((row) => toListedJob(row, glances.get(row.id)!, viewer, now));
  }
}
