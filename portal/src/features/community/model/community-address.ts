import type { DiscussionView } from '@masar/domain';

/** Tabs of the list, in their order; the first is the screen's own (COM-9). */
export const listedViews = ['active', 'unanswered', 'solved'] as const satisfies readonly DiscussionView[];
export type ListedView = (typeof listedViews)[number];

/** What the screen shows; the address carries it, so that it can be shared and reloaded (COM-6). */
export interface CommunityAddress {
  /** Empty for all forums. */
  forumId: string;
  search: string;
  view: ListedView;
  /** The discussion that is open; empty for none. */
  discussionId: string;
}

export function readAddress(address: URLSearchParams): CommunityAddress {
  return {
    forumId: address.get('forum') ?? '',
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    view: listedViews.find((view) => view === address.get('view')) ?? 'active',
    discussionId: address.get('discussion') ?? '',
  };
}

/** The address of this view; what is not chosen is left out. */
export function writeAddress({ forumId, search, view, discussionId }: CommunityAddress): URLSearchParams {
  const address = new URLSearchParams();
  if (forumId) address.set('forum', forumId);
  if (search) address.set('search', search);
  if (view !== 'active') address.set('view', view);
  if (discussionId) address.set('discussion', discussionId);
  return address;
}
