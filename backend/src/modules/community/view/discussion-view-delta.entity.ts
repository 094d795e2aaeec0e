import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `discussion_view_deltas`: views that are not yet in `discussions.views_count` (COM-11, ADR 141). */
export const DiscussionViewDeltaSchema = defineEntity({
  name: 'DiscussionViewDelta',
  tableName: 'discussion_view_deltas',
  indexes: [{ name: 'discussion_view_deltas_discussion_id_index', properties: ['discussionId'] }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    views: p.integer(),
    createdAt: createdAt(),
  },
});
