import type { PostStatus } from '@masar/domain';
import type { PlacedDiscussionRow } from './lesson-questions.js';
import type { People } from './people.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

type Unseen = PlacedDiscussionRow & { status: PostStatus };

export interface DiscussionViewRow {
  id: string;
  discussion_id: string;
  user_id: string;
  /** The day, by its first moment. */
  created_at: string;
}

/** Who viewed is kept for a week, and as long a counter can be recounted (COM-11). */
const recentDays = 8;

/** How often discussions of the forums were viewed, the more the livelier; of the last week also by whom (COM-11). */
export function viewDiscussions(
  discussions: readonly Unseen[],
  people: People,
  timeline: Timeline,
): { discussions: (Unseen & { views_count: number })[]; discussion_views: DiscussionViewRow[] } {
  const views: DiscussionViewRow[] = [];
  const seen = discussions.map((row) => {
    if (row.status !== 'visible' || row.lesson_id) return { ...row, views_count: 0 };
    const wanted = 9 + 7 * row.replies_count + 5 * row.likes_count + (row.title.length % 17);
    const age = timeline.ageOf(row.created_at);
    if (age > recentDays) return { ...row, views_count: wanted };
    const viewers = people.learners
      .filter((one) => one.row.id !== row.user_id && one.createdAge > age && one.lastActiveAge < age)
      .slice(0, wanted);
    for (const { row: viewer } of viewers)
      views.push({
        id: stableId('discussion_views', `${row.id} ${viewer.id}`),
        discussion_id: row.id,
        user_id: viewer.id,
        created_at: `${row.created_at.slice(0, 10)}T00:00:00.000Z`,
      });
    return { ...row, views_count: viewers.length };
  });
  return { discussions: seen, discussion_views: views };
}
