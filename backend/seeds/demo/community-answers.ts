import type { DiscussionRow, ReplyLikeRow, ReplyRow } from './community-rows.js';
import type { Person } from './people.js';
import type { Timeline } from './timeline.js';

/** A question of the forum with what was answered to exactly it. */
export interface AskedQuestion {
  discussion: DiscussionRow;
  asker: Person;
  age: number;
  exact: readonly string[];
}

interface Replies {
  replies: ReplyRow[];
  reply_likes: ReplyLikeRow[];
}

export const notAnswered = { accepted_reply_id: null, accepted_by: null, accepted_at: null };

/** Of the latest questions every other one still waits for its first reply. */
const waitingAge = 5;
/** Some people read the answer and go. */
const isForgotten = (index: number) => index % 4 === 3;

/** Who came back chose the best answer to what they asked (COM-8); what is new waits for answers (COM-9). */
export function settleQuestions(questions: readonly AskedQuestion[], rows: Replies, timeline: Timeline): void {
  const waiting = questions.filter(({ age }, index) => age < waitingAge && index % 2 === 0);
  leaveOpen(waiting, rows);
  const repliesOf = Map.groupBy(rows.replies, ({ discussion_id }) => discussion_id);
  questions.forEach(({ discussion, asker, age, exact }, index) => {
    const [best] = (repliesOf.get(discussion.id) ?? [])
      .filter(({ content, user_id }) => exact.includes(content) && user_id !== discussion.user_id)
      .sort((one, two) => two.likes_count - one.likes_count);
    const isBack = best && best.created_at < timeline.daysAgo(asker.lastActiveAge);
    if (!isBack || isForgotten(index)) return;
    discussion.accepted_reply_id = best.id;
    discussion.accepted_by = discussion.user_id;
    discussion.accepted_at = chosenAt(best, asker, age, timeline);
  });
}

/** Within a day after the answer, where the asker was still there. */
function chosenAt({ created_at }: ReplyRow, asker: Person, age: number, timeline: Timeline): string {
  const dayLater = new Date(Date.parse(created_at) + 20 * 60 * 60 * 1000).toISOString();
  const last = timeline.daysAgo(Math.min(asker.lastActiveAge, age));
  return dayLater < last ? dayLater : last;
}

function leaveOpen(questions: readonly AskedQuestion[], rows: Replies): void {
  const open = new Set(questions.map(({ discussion }) => discussion.id));
  const taken = new Set(rows.replies.filter((row) => open.has(row.discussion_id)).map(({ id }) => id));
  rows.replies = rows.replies.filter(({ id }) => !taken.has(id));
  rows.reply_likes = rows.reply_likes.filter((row) => !taken.has(row.reply_id));
  for (const { discussion } of questions) {
    discussion.replies_count = 0;
    discussion.last_activity_at = discussion.created_at;
    discussion.is_locked = false;
  }
}
