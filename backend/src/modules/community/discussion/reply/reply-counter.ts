import type { PostStatus } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { BusyCounter } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CommunityTables } from '../../community.tables.js';
import { FoldedPosts } from '../../folded-posts.js';
import type { Reply } from './reply.entity.js';

const replies: BusyCounter = {
  table: 'discussions',
  column: 'replies_count',
  deltas: 'discussion_reply_deltas',
  owner: 'discussion_id',
  delta: 'replies',
  latest: { column: 'last_activity_at', at: 'replied_at' },
};

/**
 * Visible replies of a discussion and its latest activity; of one that hundreds answer at once both are folded a second
 * or two later (COM-2, SCL-3).
 */
@Injectable()
export class ReplyCounter implements OnModuleInit {
  constructor(
    private readonly folding: CounterFolding,
    private readonly folded: FoldedPosts,
  ) {}

  onModuleInit(): void {
    this.folding.watch(replies, (em, id) => this.folded.discussion(em, id));
  }

  /** A reply that everybody sees from now on. */
  async add(em: EntityManager, { discussionId: id, createdAt: at }: Reply): Promise<void> {
    await this.folding.count(em.getKysely<CommunityTables>(), replies, { id, step: 1, at });
  }

  /** Gives a reply another state; its discussion counts visible ones only. */
  async setStatus(em: EntityManager, reply: Reply, status: PostStatus): Promise<void> {
    const was = reply.status;
    reply.status = status;
    if (was !== 'visible' && status === 'visible') await this.add(em, reply);
    if (was === 'visible' && status !== 'visible') await this.takeAway(em, reply);
  }

  /** What nobody sees any more is no accepted answer either (COM-8): whoever chooses it meanwhile is waited for. */
  private async takeAway(em: EntityManager, { id, discussionId }: Reply): Promise<void> {
    const rows = em.getKysely<CommunityTables>();
    await sql`select from discussions where id = ${discussionId} for no key update`.execute(rows);
    await rows
      .updateTable('discussions')
      .set({ accepted_by: null, accepted_at: null, accepted_reply_id: null })
      .where('id', '=', discussionId)
      .where('accepted_reply_id', '=', id)
      .execute();
    await this.folding.count(rows, replies, { id: discussionId, step: -1 });
  }
}
