import { limits, plainBeginningOf } from '@masar/domain';
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

/** As lists tell it: of its text the beginning, in plain words (PERF-9). */
export function toListedDiscussion(row: DiscussionRow, viewer: Viewer): DiscussionResponse {
  const discussion = toDiscussionResponse(row, viewer);
  return { ...discussion, content: plainBeginningOf(discussion.content, limits.listedBeginning) };
}
