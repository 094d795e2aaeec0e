import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostStatus } from '@masar/domain';
import { sql } from 'kysely';
import type { CommunityTables } from '../community.tables.js';
import type { Reply } from './reply.entity.js';

/** Gives a reply another state; its discussion counts visible ones only. */
export async function setReplyStatus(em: EntityManager, reply: Reply, status: PostStatus): Promise<void> {
  const step = Number(status === 'visible') - Number(reply.status === 'visible');
  reply.status = status;
  if (step !== 0) await countInDiscussion(em, reply, step as 1 | -1);
}

/** Counts a visible reply into its discussion, or out of it; a new one is its latest activity. */
export async function countInDiscussion(em: EntityManager, reply: Reply, step: 1 | -1): Promise<void> {
  await em
    .getKysely<CommunityTables>()
    .updateTable('discussions')
    .set({ replies_count: sql`replies_count + ${step}` })
    .$if(step > 0, (update) =>
      update.set({ last_activity_at: sql`greatest(last_activity_at, ${reply.createdAt}::timestamptz)` }),
    )
    .where('id', '=', reply.discussionId)
    .execute();
}
