import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { backupMessages } from './backup.messages';
import { backupQueries } from './backup.queries';

/** Begins a backup on the server, once however often it is pressed. */
export function useStartBackup() {
  const text = useMessages(backupMessages);
  const client = useQueryClient();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/admin/backups')),
    onSuccess: () => client.invalidateQueries({ queryKey: backupQueries.list().queryKey }),
    onError: (error) => notifyFailure(error, { title: text.notBegun }),
  });
}
