import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `reply_like_deltas`: likes that are not yet in `replies.likes_count` (SCL-3, ADR 141). */
export const ReplyLikeDeltaSchema = defineEntity({
  name: 'ReplyLikeDelta',
  tableName: 'reply_like_deltas',
  indexes: [{ name: 'reply_like_deltas_reply_id_index', properties: ['replyId'] }],
  properties: {
    id: id(),
    replyId: idOf('replies', 'cascade'),
    likes: p.integer(),
    createdAt: createdAt(),
  },
});
