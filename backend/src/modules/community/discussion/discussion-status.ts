import type { PostStatus } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ForumNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import type { Discussion } from './discussion.entity.js';

/** Counts a visible discussion into its forum, or out of it. */
export async function countInForum(em: EntityManager, forumId: string, step: 1 | -1): Promise<void> {
  const { numUpdatedRows } = await em
    .getKysely<CommunityTables>()
    .updateTable('forums')
    .set({ discussions_count: sql`discussions_count + ${step}` })
    .where('id', '=', forumId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ForumNotFound();
}

/** Gives a discussion another state; its forum counts visible ones only. */
export async function setDiscussionStatus(
  em: EntityManager,
  discussion: Discussion,
  status: PostStatus,
): Promise<void> {
  const step = Number(status === 'visible') - Number(discussion.status === 'visible');
  discussion.status = status;
  if (discussion.forumId && step !== 0) await countInForum(em, discussion.forumId, step as 1 | -1);
}
