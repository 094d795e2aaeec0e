import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import type { Keyed } from '#shared/forms/form-key';
import { queryRoots } from '#shared/query/query-roots';
import { communityQueries } from './community.queries';
import { type Discussion, kindOf, type Post, type Reply } from './community-answers';
import { appendCachedReply, changeCachedPost } from './model/cached-posts';

/** What is sent, and the key under which the server counts it once (REL-3). */
interface Sent<Body> {
  body: Body;
  key: Keyed['key'];
}

const under = (key: string) => ({ 'Idempotency-Key': key });

/** Lists and counts follow; what is in them is asked for again. */
function useRefreshLists() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [communityQueries.lists(), communityQueries.forums().queryKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}

export function useStartDiscussion() {
  const refresh = useRefreshLists();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Sent<Payload<'/api/discussions', 'post'>>) =>
      dataOf(api.POST('/api/discussions', { params: { header: under(key) }, body })),
    onSuccess: (discussion) => {
      client.setQueryData(communityQueries.discussion(discussion.id).queryKey, discussion);
      refresh();
    },
  });
}

export function useAddReply(discussionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Sent<{ content: string }>) => {
      const params = { path: { id: discussionId }, header: under(key) };
      return dataOf(api.POST('/api/discussions/{id}/replies', { params, body }));
    },
    onSuccess: (reply) => {
      appendCachedReply(client, reply);
      // A question of a lesson may have waited there for this answer.
      void client.invalidateQueries({ queryKey: queryRoots.instructorDashboard });
      if (reply.status !== 'visible') return;
      changeCachedPost(client, discussionId, (post) =>
        'repliesCount' in post ? { ...post, repliesCount: post.repliesCount + 1 } : post,
      );
    },
  });
}

/** Replaces the words of an own post. */
export function useEditPost(post: Post) {
  const client = useQueryClient();
  const params = { path: { id: post.id } };
  return useMutation({
    mutationFn: ({ title, content }: { title: string; content: string }): Promise<Post> =>
      kindOf(post) === 'reply'
        ? dataOf<Reply>(api.PATCH('/api/replies/{id}', { params, body: { content } }))
        : dataOf<Discussion>(api.PATCH('/api/discussions/{id}', { params, body: { title, content } })),
    onSuccess: (edited) => changeCachedPost(client, post.id, (shown) => ({ ...shown, ...edited })),
  });
}

/** Takes an own post away; the place of a reply stays. */
export function useDeletePost(post: Post) {
  const client = useQueryClient();
  const refresh = useRefreshLists();
  const params = { path: { id: post.id } };
  return useMutation({
    mutationFn: async () => {
      if ('discussionId' in post) await api.DELETE('/api/replies/{id}', { params });
      else await api.DELETE('/api/discussions/{id}', { params });
    },
    onSuccess: () => {
      refresh();
      if (!('discussionId' in post)) return;
      void client.invalidateQueries({ queryKey: communityQueries.replies(post.discussionId).queryKey });
      void client.invalidateQueries({ queryKey: communityQueries.discussion(post.discussionId).queryKey });
    },
  });
}
