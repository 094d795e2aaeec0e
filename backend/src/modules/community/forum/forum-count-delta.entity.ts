import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `forum_count_deltas`: discussions that are not yet in `forums.discussions_count` (SCL-3, ADR 141). */
export const ForumCountDeltaSchema = defineEntity({
  name: 'ForumCountDelta',
  tableName: 'forum_count_deltas',
  indexes: [{ name: 'forum_count_deltas_forum_id_index', properties: ['forumId'] }],
  properties: {
    id: id(),
    forumId: idOf('forums', 'cascade'),
    discussions: p.integer(),
    createdAt: createdAt(),
  },
});
