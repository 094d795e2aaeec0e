import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `discussions`: questions and topics, in Markdown (spec 3; COM-1 to COM-4). */
export const DiscussionSchema = defineEntity({
  name: 'Discussion',
  tableName: 'discussions',
  indexes: [
    listIndex('discussions', 'forum_id_list', 'forum_id, is_pinned desc, created_at desc, id desc'),
    listIndex('discussions', 'list', 'is_pinned desc, created_at desc, id desc'),
    listIndex('discussions', 'created_at', 'created_at desc, id desc'),
    listIndex('discussions', 'user_id_created_at', 'user_id, created_at desc, id desc'),
  ],
  checks: [{ name: 'discussions_counts_check', expression: 'replies_count >= 0 and likes_count >= 0' }],
  properties: {
    id: id(),
    forumId: idOf('forums', 'cascade'),
    /** Absent when the account is gone: the text stays as of a deleted user (PRF-4). */
    userId: idOf('users', 'set null').nullable(),
    title: p.text(),
    /** Markdown. */
    content: p.text(),
    repliesCount: p.integer().default(0),
    likesCount: p.integer().default(0),
    isPinned: p.boolean().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Discussion extends DiscussionSchema.class {}
DiscussionSchema.setClass(Discussion);
