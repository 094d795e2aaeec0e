import { Injectable } from '@nestjs/common';
import { limits } from '@masar/domain';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, type PageQuery, toPage } from '#platform/http/paging';
import { ReplyNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { afterReply } from '../discussion/discussion-order.js';
import { mayModerate } from '../post.policy.js';
import { toPostResponse } from '../post.presenter.js';
import { type PostRow, authorColumns, latestDecision } from '../post.rows.js';
import type { ReplyResponse } from './reply.response.js';

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
    { limit = limits.pageDefault, cursor }: PageQuery,
  ): Promise<Page<ReplyResponse>> {
    const after = afterReply(cursor);
    const rows = await this.rows(viewer)
      .where('r.discussion_id', '=', discussion.id)
      .$if(!mayModerate(viewer), (query) =>
        query.where((eb) => eb.or([eb('r.status', '<>', 'pending'), eb('r.user_id', '=', viewer.id)])),
      )
      .$if(after !== undefined, (query) => query.where(after ?? sql.lit(true)))
      .orderBy('r.created_at')
      .orderBy('r.id')
      .limit(limit + 1)
      .execute();
    const page = toPage(rows, limit, discussion.replies_count, (row) => [isoTime(row.created_at), row.id]);
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
