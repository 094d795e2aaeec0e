import { postStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

const order = 'is_pinned desc, created_at desc, id desc';
const byActivity = 'is_pinned desc, last_activity_at desc, id desc';
const isVisible = `status = 'visible'`;
const isUnanswered = `${isVisible} and replies_count = 0 and not is_locked`;
const ofLesson = `${isVisible} and lesson_id is not null`;
const waitsInLesson = `${isVisible} and replies_count = 0 and lesson_id is not null`;
const isSolved = `${isVisible} and accepted_reply_id is not null`;

/** Table `discussions`: questions and topics, in Markdown, of a forum or of a lesson (spec 3; COM-1 to COM-4). */
export const DiscussionSchema = defineEntity({
  name: 'Discussion',
  tableName: 'discussions',
  indexes: [
    listIndex('discussions', 'forum_list', `forum_id, ${order}`, isVisible),
    listIndex('discussions', 'lesson_list', `lesson_id, ${order}`, isVisible),
    listIndex('discussions', 'all_list', order, `${isVisible} and forum_id is not null`),
    listIndex('discussions', 'forum_active', `forum_id, ${byActivity}`, isVisible),
    listIndex('discussions', 'all_active', byActivity, `${isVisible} and forum_id is not null`),
    listIndex('discussions', 'forum_unanswered', `forum_id, ${byActivity}`, isUnanswered),
    listIndex('discussions', 'all_unanswered', byActivity, `${isUnanswered} and forum_id is not null`),
    listIndex('discussions', 'forum_solved', `forum_id, ${byActivity}`, isSolved),
    listIndex('discussions', 'all_solved', byActivity, `${isSolved} and forum_id is not null`),
    listIndex('discussions', 'accepted_by', 'accepted_by'),
    listIndex('discussions', 'withheld', 'user_id, created_at desc, id desc', `status in ('pending', 'hidden')`),
    listIndex('discussions', 'forum_id', 'forum_id'),
    listIndex('discussions', 'lesson_id', 'lesson_id'),
    listIndex('discussions', 'lesson_latest', 'lesson_id, created_at desc, id desc', ofLesson),
    listIndex('discussions', 'lesson_waiting', 'lesson_id, created_at, id', waitsInLesson),
    listIndex('discussions', 'created_at', 'created_at desc, id desc'),
    listIndex('discussions', 'user_id_created_at', 'user_id, created_at desc, id desc'),
  ],
  uniques: [{ name: 'discussions_accepted_reply_id_unique', properties: ['acceptedReplyId'] }],
  checks: [
    { name: 'discussions_counts_check', expression: 'replies_count >= 0 and likes_count >= 0' },
    { name: 'discussions_views_count_check', expression: 'views_count >= 0' },
    { name: 'discussions_place_check', expression: 'num_nonnulls(forum_id, lesson_id) = 1' },
  ],
  properties: {
    id: id(),
    /** Absent for a discussion of a lesson. */
    forumId: idOf('forums', 'cascade').nullable(),
    /** Absent when the account is gone: the text stays as of a deleted user (PRF-4). */
    userId: idOf('users', 'set null').nullable(),
    /** Empty once deleted. */
    title: p.text(),
    /** Markdown; empty once deleted. */
    content: p.text(),
    /** Visible ones. */
    repliesCount: p.integer().default(0),
    likesCount: p.integer().default(0),
    isPinned: p.boolean().default(false),
    createdAt: createdAt(),
    /** Moves when the text is edited, never by likes, replies or moderators. */
    updatedAt: createdAt(),
    /** Absent for a discussion of a forum. */
    lessonId: idOf('lessons', 'cascade').nullable(),
    /** Takes no more replies. */
    isLocked: p.boolean().default(false),
    status: p.enum(postStatuses).default('visible'),
    /** The latest visible reply, at first the discussion itself. */
    lastActivityAt: moment()
      .onCreate(() => new Date())
      .defaultRaw('now()'),
    /** The reply that answers it; a visible one of its own, one at most (COM-8). */
    acceptedReplyId: idOf('replies', 'set null').nullable(),
    /** Who chose it; absent when that account is gone. */
    acceptedBy: idOf('users', 'set null').nullable(),
    acceptedAt: moment().nullable(),
    /** People who opened it, each once a day, its author left out (COM-11). */
    viewsCount: p.integer().default(0),
  },
});

export class Discussion extends DiscussionSchema.class {
  edit(title: string, content: string): void {
    this.title = title;
    this.content = content;
    this.updatedAt = new Date();
  }

  /** A second answer takes the place of the first (COM-8). */
  accept(replyId: string, by: string, at: Date): void {
    this.acceptedReplyId = replyId;
    this.acceptedBy = by;
    this.acceptedAt = at;
  }

  withdrawAnswer(): void {
    this.acceptedReplyId = null;
    this.acceptedBy = null;
    this.acceptedAt = null;
  }

  /** The text goes, its place stays. */
  erase(): void {
    this.edit('', '');
    this.status = 'deleted';
  }
}
DiscussionSchema.setClass(Discussion);
