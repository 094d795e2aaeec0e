import { moderationActions } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `moderation_decisions`: what moderators did to a post, and why (COM-4). */
export const ModerationDecisionSchema = defineEntity({
  name: 'ModerationDecision',
  tableName: 'moderation_decisions',
  indexes: [
    listIndex('moderation_decisions', 'discussion_id', 'discussion_id, created_at desc, id desc'),
    listIndex('moderation_decisions', 'reply_id', 'reply_id, created_at desc, id desc'),
    listIndex('moderation_decisions', 'moderator_id', 'moderator_id'),
  ],
  checks: [{ name: 'moderation_decisions_post_check', expression: 'num_nonnulls(discussion_id, reply_id) = 1' }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade').nullable(),
    replyId: idOf('replies', 'cascade').nullable(),
    moderatorId: idOf('users', 'set null').nullable(),
    action: p.enum(moderationActions),
    reason: p.text().nullable(),
    createdAt: createdAt(),
  },
});

export class ModerationDecision extends ModerationDecisionSchema.class {}
ModerationDecisionSchema.setClass(ModerationDecision);
