import { useMessages } from '@masar/ui';
import { type RaRecord, useNotify, useRedirect, useRefresh, useUpdate } from 'react-admin';
import { queuesMessages } from './queues.messages';

interface Deciding {
  resource: string;
  record: RaRecord;
  /** What is opened once it is decided; the list where nothing else waits. */
  nextId?: RaRecord['id'] | undefined;
  /** Decided in a row of the list, which is read anew. */
  staysInList?: boolean;
}

/**
 * Sends a decision and goes on to what waits next. It waits for the server before the screen changes: somebody else may
 * have decided meanwhile, or the record may be gone, which is told then.
 */
export function useDecision({ resource, record, nextId, staysInList = false }: Deciding) {
  const text = useMessages(queuesMessages);
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
          if (nextId !== undefined) redirect('show', resource, nextId);
          else if (!staysInList) redirect('list', resource);
          refresh();
        },
        onError: (error) => {
          notify(error instanceof Error ? error.message : text.failed, { type: 'error' });
          refresh();
        },
      },
    );
  return [decide, isPending] as const;
}
