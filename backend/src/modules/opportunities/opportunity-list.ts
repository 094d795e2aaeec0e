import { Injectable } from '@nestjs/common';
import { stillOpen } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { idsOf, type Page } from '#platform/http/paging';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import type { ListOpportunitiesQuery } from './opportunity.dto.js';
import { OpportunityQueries } from './opportunity.queries.js';
import { type OpportunityResponse, toListedOpportunity } from './opportunity.response.js';

/** What a list of opportunities is made of. */
export const listedOpportunities = { of: ['opportunities', 'users'], own: ['applications'] };

/** Lists of opportunities as their reader is shown them. */
@Injectable()
export class OpportunityList {
  constructor(
    private readonly queries: OpportunityQueries,
    private readonly cards: KeptCards,
  ) {}

  /** Open ones, the newest first, or all that the viewer posted. */
  async page(viewer: Viewer, query: ListOpportunitiesQuery): Promise<Page<OpportunityResponse>> {
    const now = new Date();
    const page = await this.queries.places(viewer, query, now);
    const make = async (ids: string[]) => {
      const rows = await this.queries.inOrder(viewer, ids);
      return new Map(rows.map((row) => [row.id, toListedOpportunity(row, viewer, now)]));
    };
    const [ids, { around }] = [idsOf(page), page];
    if (query.mine === 'true') return { ...page, rows: [...(await make(ids)).values()] };
    const cards = await this.cards.ofReader(viewer, listedOpportunities, { what: 'opportunities', ids, around, make });
    return { ...page, rows: stillOpen(cards, now) };
  }
}
