import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { CrowdedWrites } from '#platform/counters/crowded-writes';
import { Transactions } from '#platform/database/transactions';
import { LikeTakenBack, PostChanged, PostLiked } from '../community.events.js';
import type { CommunityTables } from '../community.tables.js';
import { PostAccess, type PostKind } from '../post-access.js';
import type { LikeResponse } from './like.response.js';
import { LikeCounter } from './like-counter.js';

/** Likes, once for each person and post, however often and from wherever they come (COM-3). */
@Injectable()
export class LikeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly writes: CrowdedWrites,
    private readonly posts: PostAccess,
    private readonly likes: LikeCounter,
  ) {}

  async like(viewer: Viewer, kind: PostKind, id: string): Promise<LikeResponse> {
    return this.change(viewer, kind, id, true);
  }

  async unlike(viewer: Viewer, kind: PostKind, id: string): Promise<LikeResponse> {
    return this.change(viewer, kind, id, false);
  }

  private async change(viewer: Viewer, kind: PostKind, id: string, isLiked: boolean): Promise<LikeResponse> {
    return this.writes.run(async (em) => {
      const { place, standing } = await this.posts.visible(em, viewer, kind, id);
      const rows = em.getKysely<CommunityTables>();
      const statement = isLiked ? liking(kind, id, viewer.id) : unliking(kind, id, viewer.id);
      if ((await statement.execute(rows)).rows.length > 0) {
        const isInPlace = await this.likes.count(rows, kind, id, isLiked ? 1 : -1);
        // Of what lies beside others hear once it is folded.
        if (isInPlace) this.transactions.record(new PostChanged(place));
        const Change = isLiked ? PostLiked : LikeTakenBack;
        this.transactions.record(new Change(place, standing.userId ?? null, viewer.id));
      }
      return { likesCount: await this.likes.of(rows, kind, id), isLiked };
    });
  }
}

const tables = {
  discussion: { likes: 'discussion_likes', key: 'discussion_id' },
  reply: { likes: 'reply_likes', key: 'reply_id' },
} as const;

/** The counter moves only when this call wrote the row. */
function liking(kind: PostKind, id: string, userId: string): RawBuilder<unknown> {
  const { likes, key } = tables[kind];
  return sql`insert into ${sql.table(likes)} (id, ${sql.ref(key)}, user_id) values (${v7()}, ${id}, ${userId})
    on conflict (${sql.ref(key)}, user_id) do nothing returning id`;
}

function unliking(kind: PostKind, id: string, userId: string): RawBuilder<unknown> {
  const { likes, key } = tables[kind];
  return sql`delete from ${sql.table(likes)} where ${sql.ref(key)} = ${id} and user_id = ${userId} returning id`;
}
