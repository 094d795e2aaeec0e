import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `discussion_count_deltas`: likes that are not yet in `discussions.likes_count` (SCL-3, ADR 141). */
export const DiscussionCountDeltaSchema = defineEntity({
  name: 'DiscussionCountDelta',
  tableName: 'discussion_count_deltas',
  indexes: [{ name: 'discussion_count_deltas_discussion_id_index', properties: ['discussionId'] }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    likes: p.integer(),
    createdAt: createdAt(),
  },
});
