import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf, partitionedByTime } from '#platform/database/columns';

/** Table `discussion_views`: who viewed which discussion on which day, once; kept for a week (COM-11). */
export const DiscussionViewSchema = defineEntity({
  name: 'DiscussionView',
  tableName: 'discussion_views',
  partitionBy: partitionedByTime('discussion_views'),
  indexes: [{ name: 'discussion_views_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'discussion_views_once_unique', properties: ['discussionId', 'userId', 'createdAt'] }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    /** Absent when the account is gone: the view stays counted. */
    userId: idOf('users', 'set null').nullable(),
    /** The day, by its first moment in UTC. */
    createdAt: createdAt().primary(),
  },
});
