import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `discussion_likes`: who likes which discussion, once (COM-3). */
export const DiscussionLikeSchema = defineEntity({
  name: 'DiscussionLike',
  tableName: 'discussion_likes',
  indexes: [listIndex('discussion_likes', 'user_id', 'user_id')],
  uniques: [{ name: 'discussion_likes_discussion_id_user_id_unique', properties: ['discussionId', 'userId'] }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    /** Absent when the account is gone: the like stays counted. */
    userId: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});
