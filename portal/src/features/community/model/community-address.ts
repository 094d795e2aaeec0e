import { paths } from '#shared/navigation/paths';
import type { Discussion } from '../community-answers';

/** What the screen shows; the address carries it, so that it can be shared and reloaded (COM-6). */
export interface CommunityAddress {
  /** Empty for all forums. */
  forumId: string;
  search: string;
  /** The discussion that is open; empty for none. */
  discussionId: string;
}

export function readAddress(address: URLSearchParams): CommunityAddress {
  return {
    forumId: address.get('forum') ?? '',
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    discussionId: address.get('discussion') ?? '',
  };
}

/** The address of this view; what is not chosen is left out. */
export function writeAddress({ forumId, search, discussionId }: CommunityAddress): URLSearchParams {
  const address = new URLSearchParams();
  if (forumId) address.set('forum', forumId);
  if (search) address.set('search', search);
  if (discussionId) address.set('discussion', discussionId);
  return address;
}

/** Where a discussion opens by itself: over the list, or over its lesson. */
export function addressOf({ id, lesson }: Discussion): string {
  if (!lesson) return paths.community.href(id);
  return `${paths.lesson.href(lesson.courseId, lesson.id)}?${writeAddress({ forumId: '', search: '', discussionId: id })}`;
}
