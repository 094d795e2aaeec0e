import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { ReplyNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { mayModerate } from '../post.policy.js';
import { toPostResponse } from '../post.presenter.js';
import { type PostRow, authorColumns, latestDecision } from '../post.rows.js';
import type { ReplyResponse } from './reply.response.js';

const replyOrder = oldestFirst('r');

@Injectable()
export class ReplyQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * Replies of a discussion, the oldest first. Deleted and hidden ones keep their place without words; what waits for
   * review is seen by its author and moderators only. The total is that of the discussion's visible replies.
   */
  async ofDiscussion(
    viewer: Viewer,
    discussion: { id: string; replies_count: number },
    asked: PageQuery,
  ): Promise<Page<ReplyResponse>> {
    const shown = this.rows(viewer)
      .where('r.discussion_id', '=', discussion.id)
      .$if(!mayModerate(viewer), (query) =>
        query.where((eb) => eb.or([eb('r.status', '<>', 'pending'), eb('r.user_id', '=', viewer.id)])),
      );
    const rows = await replyOrder.seek(shown, asked).execute();
    const page = replyOrder.page(rows, asked, discussion.replies_count);
    return { ...page, rows: page.rows.map((row) => toReplyResponse(row, viewer)) };
  }

  async byId(viewer: Viewer, id: string): Promise<ReplyResponse> {
    const row = await this.rows(viewer).where('r.id', '=', id).executeTakeFirst();
    if (!row) throw new ReplyNotFound();
    return toReplyResponse(row, viewer);
  }

  private rows(viewer: Viewer) {
    return this.database
      .over<CommunityTables>()
      .selectFrom('replies as r')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.discussion_id', 'r.user_id', 'r.content', 'r.likes_count', 'r.status'])
      .select(['r.created_at', 'r.updated_at'])
      .select(authorColumns())
      .select(
        sql<boolean>`exists (select from reply_likes k where k.reply_id = r.id and k.user_id = ${viewer.id})`.as(
          'is_liked',
        ),
      )
      .select(latestDecision('r', viewer));
  }
}

const toReplyResponse = (row: PostRow & { discussion_id: string }, viewer: Viewer): ReplyResponse => ({
  ...toPostResponse(row, viewer),
  discussionId: row.discussion_id,
});
