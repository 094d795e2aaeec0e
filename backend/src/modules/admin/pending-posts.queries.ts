import { Injectable } from '@nestjs/common';
import { type PostStatus } from '@masar/domain';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const pendingPostSorts = ['createdAt'] as const;

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
export class PendingPostsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ offset, limit, order }: ListRequest<(typeof pendingPostSorts)[number]>) {
    const waiting = this.posts(sql`p.status = 'pending'`);
    const direction = sql.raw(order);
    const { rows } = await sql<PendingPostRow>`${waiting} order by p.created_at ${direction}, p.id ${direction}
      limit ${limit} offset ${offset}`.execute(this.database.over<CommunityTables>());
    const counted = await sql<{ total: number }>`select count(*)::int as total from (${waiting}) as waiting`.execute(
      this.database.over<CommunityTables>(),
    );
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  /** A post in whatever state it is now. */
  async byId(id: string): Promise<PendingPostRow | undefined> {
    const { rows } = await this.posts(sql`p.id = ${id}`).execute(this.database.over<CommunityTables>());
    return rows[0];
  }

  private posts(condition: ReturnType<typeof sql>) {
    return sql<PendingPostRow>`
      select p.*, coalesce(${personName()}, '') as author_name
      from (select id, 'discussion' as kind, id as discussion_id, title, content, user_id, status, created_at
            from discussions
            union all
            select r.id, 'reply', r.discussion_id, d.title, r.content, r.user_id, r.status, r.created_at
            from replies r join discussions d on d.id = r.discussion_id) p
      left join users u on u.id = p.user_id
      where ${condition}`;
  }
}
