import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import type { BusyCounter } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CommunityTables } from '../community.tables.js';
import { FoldedPosts } from '../folded-posts.js';
import type { PostKind } from '../post-access.js';

const counters = {
  discussion: {
    table: 'discussions',
    column: 'likes_count',
    deltas: 'discussion_count_deltas',
    owner: 'discussion_id',
    delta: 'likes',
  },
  reply: {
    table: 'replies',
    column: 'likes_count',
    deltas: 'reply_like_deltas',
    owner: 'reply_id',
    delta: 'likes',
  },
} satisfies Record<PostKind, BusyCounter>;

/** Likes of posts; those of one that everybody likes at once are folded a second or two later (COM-3, SCL-3). */
@Injectable()
export class LikeCounter implements OnModuleInit {
  constructor(
    private readonly folding: CounterFolding,
    private readonly folded: FoldedPosts,
  ) {}

  onModuleInit(): void {
    this.folding.watch(counters.discussion, (em, id) => this.folded.discussion(em, id));
    this.folding.watch(counters.reply, (em, id) => this.folded.reply(em, id));
  }

  /** In the transaction that writes or removes the like; answers whether everybody reads it at once. */
  async count(rows: Kysely<CommunityTables>, kind: PostKind, id: string, step: 1 | -1): Promise<boolean> {
    return this.folding.count(rows, counters[kind], { id, step });
  }

  /** With what is not folded yet, for who just liked it. */
  async of(rows: Kysely<CommunityTables>, kind: PostKind, id: string): Promise<number> {
    const { table, deltas, owner } = counters[kind];
    const { rows: found } = await sql<{ likes: number }>`
      select (p.likes_count + coalesce(
        (select sum(x.likes) from ${sql.table(deltas)} x where x.${sql.ref(owner)} = p.id), 0))::int as likes
      from ${sql.table(table)} p where p.id = ${id}`.execute(rows);
    return found[0]!.likes;
  }
}
