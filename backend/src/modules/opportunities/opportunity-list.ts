import { Injectable } from '@nestjs/common';
import { postingOrder, stillOpen } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { idsOf, type Page } from '#platform/http/paging';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { shownAt, shownOn } from '#platform/kept-reads/shown-rows';
import type { ListOpportunitiesQuery } from './opportunity.dto.js';
import { OpportunityQueries } from './opportunity.queries.js';
import { type OpportunityResponse, toListedOpportunity } from './opportunity.response.js';

/** Lists of opportunities as their reader is shown them. */
@Injectable()
export class OpportunityList {
  constructor(
    private readonly queries: OpportunityQueries,
    private readonly shared: SharedReads,
  ) {}

  /** Open ones, the newest first, or all that the viewer posted. */
  async page(viewer: Viewer, query: ListOpportunitiesQuery, now = new Date()): Promise<Page<OpportunityResponse>> {
    const { limit: _limit, cursor: _cursor, ...narrowed } = query;
    const read = (rows: number, cursor?: string) =>
      this.shown(viewer, cursor === undefined ? narrowed : { ...narrowed, cursor }, rows, now);
    if (query.mine === 'true')
      return shownOn(postingOrder.page(await read(postingOrder.rowsToRead(query), query.cursor), query));
    const list = { what: `opportunities ${JSON.stringify(narrowed)}`, order: postingOrder, read };
    const page = shownOn(await this.shared.pageOfReader(viewer, list, query));
    return { ...page, rows: stillOpen(page.rows, now) };
  }

  private async shown(viewer: Viewer, query: ListOpportunitiesQuery, rows: number, now: Date) {
    const places = await this.queries.places(viewer, query, rows, now);
    const found = await this.queries.inOrder(viewer, idsOf(places));
    return shownAt(
      places,
      found.map((row) => toListedOpportunity(row, viewer, now)),
    );
  }
}
