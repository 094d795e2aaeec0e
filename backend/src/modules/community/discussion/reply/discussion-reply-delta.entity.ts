import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `discussion_reply_deltas`: replies that are not yet in `discussions.replies_count` (SCL-3, ADR 141). */
export const DiscussionReplyDeltaSchema = defineEntity({
  name: 'DiscussionReplyDelta',
  tableName: 'discussion_reply_deltas',
  indexes: [{ name: 'discussion_reply_deltas_discussion_id_index', properties: ['discussionId'] }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    replies: p.integer(),
    /** When the reply was written, for `discussions.last_activity_at`; of one that went nothing. */
    repliedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});
