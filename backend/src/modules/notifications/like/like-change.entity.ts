import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `like_changes`: likes given or taken back of which the author has not been told yet (NTF-1, ADR 141). */
export const LikeChangeSchema = defineEntity({
  name: 'LikeChange',
  tableName: 'like_changes',
  indexes: [
    { name: 'like_changes_discussion_id_index', properties: ['discussionId'] },
    { name: 'like_changes_reply_id_index', properties: ['replyId'] },
    { name: 'like_changes_user_id_index', properties: ['userId'] },
  ],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    /** Absent where the discussion itself is liked. */
    replyId: idOf('replies', 'cascade').nullable(),
    /** Whose like it is. */
    userId: idOf('users', 'cascade'),
    createdAt: createdAt(),
  },
});
