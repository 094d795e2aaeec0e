import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { idsOf, type Page, type PageQuery } from '#platform/http/paging';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { shownAt, shownOn } from '#platform/kept-reads/shown-rows';
import { toListedDiscussion } from './discussion.presenter.js';
import { DiscussionQueries } from './discussion.queries.js';
import type { DiscussionResponse } from './discussion.response.js';
import { discussionOrders } from './discussion-order.js';
import type { DiscussionFilter } from './discussion-places.statement.js';

/** Lists of discussions as their reader is shown them. */
@Injectable()
export class DiscussionList {
  constructor(
    private readonly queries: DiscussionQueries,
    private readonly shared: SharedReads,
  ) {}

  async page(viewer: Viewer, filter: DiscussionFilter, asked: PageQuery): Promise<Page<DiscussionResponse>> {
    const { limit: _limit, cursor: _cursor, ...narrowed } = { ...filter, ...asked };
    const list = {
      what: `discussions ${JSON.stringify(narrowed)}`,
      order: discussionOrders[filter.view ?? 'newest'],
      read: (rows: number, cursor?: string) => this.shown(viewer, filter, rows, cursor),
    };
    return shownOn(await this.shared.pageOfReader(viewer, list, asked));
  }

  private async shown(viewer: Viewer, filter: DiscussionFilter, rows: number, cursor: string | undefined) {
    const places = await this.queries.places(viewer, filter, rows, cursor);
    const found = await this.queries.byIds(viewer, idsOf(places));
    return shownAt(
      places,
      found.map((row) => toListedDiscussion(row, viewer)),
    );
  }
}
