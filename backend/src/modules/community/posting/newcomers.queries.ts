import { holdsLink } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { CommunityTables } from '../community.tables.js';
import { mustWaitForReview } from './first-posts.rules.js';

/** Tells whether what somebody writes waits for review (COM-4). */
@Injectable()
export class Newcomers {
  constructor(private readonly database: ReadDatabase) {}

  async mustWait(viewer: Viewer, text: string): Promise<boolean> {
    if (!holdsLink(text)) return false;
    const { age, posts } = await this.database
      .over<CommunityTables>()
      .selectFrom('users as u')
      .select(sql<number>`(extract(epoch from now() - u.created_at) * 1000)::float8`.as('age'))
      .select(
        sql<number>`(select count(*)::int from (
          (select 1 from discussions d where d.user_id = u.id and d.status = 'visible' limit 3) union all
          (select 1 from replies r where r.user_id = u.id and r.status = 'visible' limit 3)) posts)`.as('posts'),
      )
      .where('u.id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    return mustWaitForReview({ role: viewer.role, accountAgeMs: age, visiblePosts: posts }, text);
  }
}
