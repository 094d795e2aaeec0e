import { CancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#shared/live/useLive';
import { communityQueries } from './community.queries';
import { likeKey } from './like.mutation';
import { changeCachedPost, discussionInLists } from './model/cached-posts';

function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: communityQueries.lists() });
  void client.invalidateQueries({ queryKey: communityQueries.forums().queryKey });
}

/** Asks for one discussion instead of all pages around it, unless its place among them has changed. */
async function refreshDiscussion(client: QueryClient, id: string): Promise<void> {
  try {
    await client.cancelQueries({ queryKey: communityQueries.discussion(id).queryKey });
    const fresh = await client.fetchQuery({ ...communityQueries.discussion(id), staleTime: 0 });
    const shown = discussionInLists(client, id);
    const hasMoved = shown && (shown.isPinned !== fresh.isPinned || shown.forumId !== fresh.forumId);
    if (hasMoved) refreshLists(client);
    // The reader's own click is on its way; its answer tells the newer count.
    else if (!client.isMutating({ mutationKey: likeKey(id) })) {
      changeCachedPost(client, id, (post) => ({ ...post, ...fresh }));
    }
  } catch (error) {
    // Newer news ask again.
    if (error instanceof CancelledError) return;
    // It is out of the reader's reach now.
    refreshLists(client);
  }
}

/** Keeps the list of a forum, of all forums or of a lesson as others change it (COM-5). */
export function useLiveList(topic: 'discussions' | `forum:${string}` | `lesson:${string}`): void {
  const client = useQueryClient();
  useLive(topic, ({ kind, ids }) => {
    const isAboutOne = kind === 'reply-added' || kind === 'post-changed';
    if (!isAboutOne || !ids.discussionId) refreshLists(client);
    // What changes within a reply does not show in the list.
    else if (kind === 'reply-added' || !ids.replyId) void refreshDiscussion(client, ids.discussionId);
  });
}

/** Keeps an open discussion and its replies as others change them (COM-5). */
export function useLiveDiscussion(id: string): void {
  const client = useQueryClient();
  useLive(`discussion:${id}`, () => {
    void refreshDiscussion(client, id);
    void client.invalidateQueries({ queryKey: communityQueries.replies(id).queryKey });
  });
}
