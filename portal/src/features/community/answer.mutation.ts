import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { communityQueries } from './community.queries';
import type { Reply } from './community-answers';

/** Chooses a reply as the answer to its discussion, or takes the choice back; what shows either is asked for again (COM-8). */
export function useChooseAnswer({ id: replyId, discussionId, isAccepted }: Reply) {
  const client = useQueryClient();
  const params = { path: { id: discussionId } };
  return useMutation({
    mutationFn: () =>
      isAccepted
        ? dataOf(api.POST('/api/discussions/{id}/unaccept', { params }))
        : dataOf(api.POST('/api/discussions/{id}/accept', { params, body: { replyId } })),
    onSuccess: async (discussion) => {
      client.setQueryData(communityQueries.discussion(discussionId).queryKey, discussion);
      void client.invalidateQueries({ queryKey: communityQueries.lists() });
      await client.invalidateQueries({ queryKey: communityQueries.replies(discussionId).queryKey });
    },
  });
}
