import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { communityQueries } from './community.queries';
import { type Discussion, kindOf, type Post, type Reply } from './community-answers';

/** Reports a post to the moderators, once however often it is sent. */
export const useReport = (post: Post) =>
  useMutation({
    mutationFn: (body: Payload<'/api/discussions/{id}/report', 'post'>) => {
      const params = { path: { id: post.id } };
      return kindOf(post) === 'reply'
        ? dataOf(api.POST('/api/replies/{id}/report', { params, body }))
        : dataOf(api.POST('/api/discussions/{id}/report', { params, body }));
    },
  });

export type ModeratorAct = 'pin' | 'unpin' | 'lock' | 'unlock' | 'hide' | 'unhide' | 'move';

interface Decision {
  act: ModeratorAct;
  /** Told to the author. */
  reason: string;
  /** Where the discussion goes when it is moved. */
  forumId: string;
}

/** A moderator's decision about a post; everything that shows it is asked for again (COM-4). */
export function useModerate(post: Post) {
  const client = useQueryClient();
  const params = { path: { id: post.id } };
  const isReply = kindOf(post) === 'reply';
  return useMutation({
    mutationFn: ({ act, reason, forumId }: Decision): Promise<Discussion | Reply> => {
      const why = reason ? { reason } : {};
      if (isReply) {
        return act === 'hide'
          ? dataOf<Reply>(api.POST('/api/replies/{id}/hide', { params, body: { reason } }))
          : dataOf<Reply>(api.POST('/api/replies/{id}/unhide', { params, body: why }));
      }
      if (act === 'move') {
        return dataOf<Discussion>(api.POST('/api/discussions/{id}/move', { params, body: { forumId, ...why } }));
      }
      if (act === 'hide') {
        return dataOf<Discussion>(api.POST('/api/discussions/{id}/hide', { params, body: { reason } }));
      }
      return dataOf<Discussion>(api.POST(`/api/discussions/{id}/${act}`, { params, body: why }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: communityQueries.all() }),
  });
}
