import { postStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `replies`: answers within a discussion, in Markdown (spec 3; COM-2). */
export const ReplySchema = defineEntity({
  name: 'Reply',
  tableName: 'replies',
  indexes: [
    listIndex('replies', 'discussion_id_created_at', 'discussion_id, created_at, id'),
    listIndex('replies', 'user_id_created_at', 'user_id, created_at desc, id desc'),
    listIndex('replies', 'created_at', 'created_at desc, id desc'),
  ],
  checks: [{ name: 'replies_likes_count_check', expression: 'likes_count >= 0' }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade'),
    /** Absent when the account is gone: the text stays as of a deleted user (PRF-4). */
    userId: idOf('users', 'set null').nullable(),
    /** Markdown; empty once deleted. */
    content: p.text(),
    likesCount: p.integer().default(0),
    createdAt: createdAt(),
    /** Moves when the text is edited, never by likes or moderators. */
    updatedAt: createdAt(),
    status: p.enum(postStatuses).default('visible'),
  },
});

export class Reply extends ReplySchema.class {
  edit(content: string): void {
    this.content = content;
    this.updatedAt = new Date();
  }

  /** The text goes, its place stays. */
  erase(): void {
    this.edit('');
    this.status = 'deleted';
  }
}
ReplySchema.setClass(Reply);
