import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `reply_likes`: who likes which reply, once (COM-3). */
export const ReplyLikeSchema = defineEntity({
  name: 'ReplyLike',
  tableName: 'reply_likes',
  indexes: [listIndex('reply_likes', 'user_id', 'user_id')],
  uniques: [{ name: 'reply_likes_reply_id_user_id_unique', properties: ['replyId', 'userId'] }],
  properties: {
    id: id(),
    replyId: idOf('replies', 'cascade'),
    /** Absent when the account is gone: the like stays counted. */
    userId: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});
