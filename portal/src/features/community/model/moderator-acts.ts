import type { Post } from '../community-answers';
import type { ModeratorAct } from '../moderation.mutations';

/** What a moderator can decide about a post as it stands. */
export function actsOn(post: Post): ModeratorAct[] {
  const visibility: ModeratorAct = post.status === 'visible' ? 'hide' : 'unhide';
  if (!('isPinned' in post)) return [visibility];
  return [
    post.isPinned ? 'unpin' : 'pin',
    post.isLocked ? 'unlock' : 'lock',
    // A discussion of a lesson has its place.
    ...(post.forumId ? (['move'] as const) : []),
    visibility,
  ];
}
