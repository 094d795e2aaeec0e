import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { idsOf, type Page, type PageQuery } from '#platform/http/paging';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import { toListedDiscussion } from './discussion.presenter.js';
import { DiscussionQueries } from './discussion.queries.js';
import type { DiscussionResponse } from './discussion.response.js';
import type { DiscussionFilter } from './discussion-places.statement.js';

/** What a list of discussions is made of. */
export const listedDiscussions = {
  of: ['course_people', 'courses', 'discussions', 'forums', 'lessons', 'moderation_decisions', 'users'],
  own: ['discussion_likes', 'enrollments'],
};

/** Lists of discussions as their reader is shown them. */
@Injectable()
export class DiscussionList {
  constructor(
    private readonly queries: DiscussionQueries,
    private readonly cards: KeptCards,
  ) {}

  async page(viewer: Viewer, filter: DiscussionFilter, asked: PageQuery): Promise<Page<DiscussionResponse>> {
    const page = await this.queries.places(viewer, filter, asked);
    const make = async (ids: string[]) => {
      const rows = await this.queries.byIds(viewer, ids);
      return new Map(rows.map((row) => [row.id, toListedDiscussion(row, viewer)]));
    };
    const cards = { what: 'discussions', ids: idsOf(page), around: page.around, make };
    return { ...page, rows: await this.cards.ofReader(viewer, listedDiscussions, cards) };
  }
}
