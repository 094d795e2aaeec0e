import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { toPostResponse } from '../post.presenter.js';
import type { DiscussionRow } from './discussion.queries.js';
import type { DiscussionResponse } from './discussion.response.js';

export const toDiscussionResponse = (row: DiscussionRow, viewer: Viewer): DiscussionResponse => ({
  ...toPostResponse(row, viewer),
  forumId: row.forum_id,
  lessonId: row.lesson_id,
  lesson: row.lesson,
  title: row.title,
  repliesCount: row.replies_count,
  isPinned: row.is_pinned,
  isLocked: row.is_locked,
  lastActivity: isoTime(row.last_activity_at),
});
