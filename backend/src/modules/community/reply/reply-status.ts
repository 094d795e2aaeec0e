import type { PostStatus } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CommunityTables } from '../community.tables.js';
import type { Reply } from './reply.entity.js';

/** Gives a reply another state; its discussion counts visible ones only. */
export async function setReplyStatus(em: EntityManager, reply: Reply, status: PostStatus): Promise<void> {
  const step = Number(status === 'visible') - Number(reply.status === 'visible');
  reply.status = status;
  if (step !== 0) await countInDiscussion(em, reply, step as 1 | -1);
}

/**
 * Counts a visible reply into its discussion, or out of it. A new one is its latest activity; what nobody sees any more is
 * no accepted answer either (COM-8).
 */
export async function countInDiscussion(em: EntityManager, reply: Reply, step: 1 | -1): Promise<void> {
  await em
    .getKysely<CommunityTables>()
    .updateTable('discussions')
    .set({ replies_count: sql`replies_count + ${step}` })
    .$if(step > 0, (update) =>
      update.set({ last_activity_at: sql`greatest(last_activity_at, ${reply.createdAt}::timestamptz)` }),
    )
    .$if(step < 0, (update) =>
      update.set({
        accepted_by: sql`case when ${isAnswer(reply)} then null else accepted_by end`,
        accepted_at: sql`case when ${isAnswer(reply)} then null else accepted_at end`,
        accepted_reply_id: sql`case when ${isAnswer(reply)} then null else accepted_reply_id end`,
      }),
    )
    .where('id', '=', reply.discussionId)
    .execute();
}

const isAnswer = ({ id }: Pick<Reply, 'id'>) => sql<boolean>`accepted_reply_id = ${id}::uuid`;
