import { limits, plainBeginningOf, remembered } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { mayAccept } from '../post.policy.js';
import { toPostResponse } from '../post.presenter.js';
import type { DiscussionRow } from './discussion.queries.js';
import type { DiscussedLessonResponse, DiscussionResponse } from './discussion.response.js';

export const toDiscussionResponse = (row: DiscussionRow, viewer: Viewer): DiscussionResponse => ({
  ...toPostResponse(row, viewer),
  forumId: row.forum_id,
  lessonId: row.lesson_id,
  lesson: row.lesson && toLesson(row.lesson),
  title: row.title,
  repliesCount: row.replies_count,
  viewsCount: row.views_count,
  isPinned: row.is_pinned,
  isLocked: row.is_locked,
  lastActivity: isoTime(row.last_activity_at),
  acceptedReplyId: row.accepted_reply_id,
  canAccept: mayAccept({ userId: row.user_id, status: row.status }, row.lesson?.isTaught ?? false, viewer),
});

const toLesson = ({ id, courseId, titleAr, titleEn }: DiscussedLessonResponse): DiscussedLessonResponse => ({
  id,
  courseId,
  titleAr,
  titleEn,
});

/** The same posts stand in many lists, and taking their marks away costs more than the rest of an answer. */
const charactersRemembered = 300_000;
const beginning = remembered((text) => plainBeginningOf(text, limits.listedBeginning), charactersRemembered);

/** As lists tell it: of its text the beginning, in plain words (PERF-9). */
export function toListedDiscussion(row: DiscussionRow, viewer: Viewer): DiscussionResponse {
  const discussion = toDiscussionResponse(row, viewer);
  return { ...discussion, content: beginning(discussion.content) };
}
