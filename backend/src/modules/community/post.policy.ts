import type { PostStatus } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';

/** What decides about a discussion or reply. */
export interface PostStanding {
  userId?: string | null | undefined;
  status: PostStatus;
}

const isAuthor = (post: PostStanding, viewer: Viewer): boolean => post.userId === viewer.id;

/**
 * Who chooses the answer: who asked, moderators, and in a lesson those who teach its course (COM-8).
 *
 * @param teaches whether the viewer teaches the course to whose lesson it belongs; false in a forum
 */
export const mayAccept = (discussion: PostStanding, teaches: boolean, viewer: Viewer): boolean =>
  discussion.status === 'visible' && (isAuthor(discussion, viewer) || mayModerate(viewer) || teaches);

export const mayModerate = (viewer: Viewer): boolean => viewer.role === 'admin';

/** What waits or was hidden is read by its author and moderators; of a deleted post nothing but its place is left. */
export function mayReadPost(post: PostStanding, viewer: Viewer): boolean {
  if (post.status === 'visible' || post.status === 'deleted') return true;
  return isAuthor(post, viewer) || mayModerate(viewer);
}

/** Authors edit their own; what a moderator took away stays as it was judged (COM-4). */
export const mayEditPost = (post: PostStanding, viewer: Viewer): boolean =>
  isAuthor(post, viewer) && (post.status === 'visible' || post.status === 'pending');

export const mayDeletePost = (post: PostStanding, viewer: Viewer): boolean =>
  isAuthor(post, viewer) && post.status !== 'deleted';
