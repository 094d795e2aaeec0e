import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { type BusyCounter, countAt } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CommunityTables } from '../community.tables.js';
import type { PostKind } from '../post-access.js';

const likes: BusyCounter = {
  table: 'discussions',
  column: 'likes_count',
  deltas: 'discussion_count_deltas',
  owner: 'discussion_id',
  delta: 'likes',
};

/** Likes of posts; those of a discussion that everybody likes at once are folded a second or two later (COM-3, SCL-3). */
@Injectable()
export class LikeCounter implements OnModuleInit {
  constructor(private readonly folding: CounterFolding) {}

  onModuleInit(): void {
    this.folding.watch(likes);
  }

  /** In the transaction that writes or removes the like. */
  async count(rows: Kysely<CommunityTables>, kind: PostKind, id: string, step: 1 | -1): Promise<void> {
    if (kind === 'discussion') {
      if (!(await countAt(rows, likes, id, step))) this.folding.soon();
      return;
    }
    await rows
      .updateTable('replies')
      .set((column) => ({ likes_count: column('likes_count', '+', step) }))
      .where('id', '=', id)
      .execute();
  }

  /** With what is not folded yet, for who just liked it. */
  async of(rows: Kysely<CommunityTables>, kind: PostKind, id: string): Promise<number> {
    if (kind === 'reply') {
      const reply = rows.selectFrom('replies').select('likes_count').where('id', '=', id);
      return (await reply.executeTakeFirstOrThrow()).likes_count;
    }
    const { likes_count } = await rows
      .selectFrom('discussions as d')
      .select(
        sql<number>`(d.likes_count + coalesce((select sum(c.likes) from discussion_count_deltas c
          where c.discussion_id = d.id), 0))::int`.as('likes_count'),
      )
      .where('d.id', '=', id)
      .executeTakeFirstOrThrow();
    return likes_count;
  }
}
