import { useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { webhooksMessages } from './webhooks.messages';

/** One deed on a webhook: afterwards everything of webhooks is read anew; a refusal is told in the server's words. */
export function useWebhookAction<Answer>(act: () => Promise<Answer>, done: string | ((answer: Answer) => void)) {
  const text = useMessages(webhooksMessages);
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      if (typeof done === 'string') notify(done, { type: 'success' });
      else done(answer);
      void client.invalidateQueries({ queryKey: ['webhooks'] });
    },
    onError: (error) => notify(error.message || text.actionFailed, { type: 'error' }),
  });
}
