import { type PostStatus } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from './records/admin-resource.js';
import type { Listing } from './records/listing.js';
import { among } from './records/record-reader.js';

const posts = sql`
  (select id, 'discussion' as kind, id as discussion_id, title, content, user_id, status, created_at
   from discussions
   union all
   select r.id, 'reply', r.discussion_id, d.title, r.content, r.user_id, r.status, r.created_at
   from replies r join discussions d on d.id = r.discussion_id)`;

export const pendingPostListing: Listing = {
  name: 'pending-posts',
  table: 'discussions',
  from: posts,
  where: sql`t.status = 'pending'`,
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {},
};

export interface PendingPostRow {
  id: string;
  kind: 'discussion' | 'reply';
  discussion_id: string;
  title: string;
  content: string;
  author_name: string;
  status: PostStatus;
  created_at: Date;
}

/** First posts of new accounts that wait for a moderator (COM-4). */
@Injectable()
export class PendingPostsQueries implements AdminResource<PendingPostRow> {
  constructor(private readonly database: ReadDatabase) {}

  /** Posts in whatever state they are now. */
  async records(ids: readonly string[]): Promise<PendingPostRow[]> {
    const { rows } = await sql<PendingPostRow>`
      select p.*, coalesce(${personName()}, '') as author_name
      from ${posts} p left join users u on u.id = p.user_id
      where ${among('p.id', ids)}`.execute(this.database.over<CommunityTables>());
    return rows;
  }
}
