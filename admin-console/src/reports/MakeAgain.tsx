import { Button, useMessages } from '@masar/ui';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../providers/http-client';
import type { Report } from './report';
import { reportsMessages } from './reports.messages';

/** Makes a failed report once more; its page then follows the progress. */
export function MakeAgain({ report: { id } }: { report: Report }) {
  const text = useMessages(reportsMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const { isPending, mutate } = useMutation({
    mutationFn: () => httpClient(`/api/admin/reports/${id}/again`, { method: 'POST' }),
    onSuccess: () => notify(text.begunAgain, { type: 'success' }),
    onError: (error) => notify(error.message || text.againFailed, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {text.again}
    </Button>
  );
}
