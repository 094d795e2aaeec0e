/**
 * What a screen can follow: the own notifications, the discussions of all forums, of one forum or of one lesson, and
 * one discussion with its replies.
 */
export type LiveTopic =
  'notifications' | 'discussions' | `forum:${string}` | `lesson:${string}` | `discussion:${string}`;

/**
 * What happened, in ids only: whoever hears of it asks the API.
 *
 * - `discussion-started`, `reply-added`, `post-changed` (edited, deleted, moderated, liked): `ids` say which.
 * - `list-changed`: something in this list is different now, without saying what.
 * - `closed`: the topic is out of reach from now on; asking again shows why.
 * - `notifications-changed`: own notifications, with the number of unread ones; `ready`: the same when a stream opens.
 * - `missed`: more happened than is told one by one; whatever is shown has to be loaded anew.
 */
export interface LiveNews {
  kind:
    | 'discussion-started'
    | 'reply-added'
    | 'post-changed'
    | 'list-changed'
    | 'closed'
    | 'notifications-changed'
    | 'ready'
    | 'missed';
  ids: { discussionId?: string; replyId?: string };
  unread?: number;
}

export type LiveListener = (news: LiveNews) => void;
