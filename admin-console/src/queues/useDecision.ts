import { useNotify, useRedirect, useRefresh, useUpdate, type RaRecord } from 'react-admin';

interface Decision {
  resource: string;
  record: RaRecord;
  failed: string;
}

/**
 * Sends a decision and returns to the queue. It waits for the server before the screen changes: the post may have been
 * decided or deleted meanwhile, which is told then.
 */
export function useDecision({ resource, record, failed }: Decision) {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const decide = (data: object, done: string) =>
    void update(
      resource,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' });
          redirect('list', resource);
          refresh();
        },
        onError: (error) => {
          notify(error instanceof Error ? error.message : failed, { type: 'error' });
          refresh();
        },
      },
    );
  return [decide, isPending] as const;
}
