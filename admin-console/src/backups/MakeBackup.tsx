import { Button, useMessages } from '@masar/ui';
import { useCreate, useListContext, useNotify } from 'react-admin';
import { type Backup, isUnderway } from './backup';
import { backupsMessages } from './backups.messages';

/** Begins a backup; while one is made, another cannot begin. */
export function MakeBackup() {
  const text = useMessages(backupsMessages);
  const notify = useNotify();
  const { data, refetch } = useListContext<Backup>();
  const [create, { isPending }] = useCreate();
  const begin = () =>
    void create(
      'backups',
      { data: {} },
      {
        onSuccess: () => {
          notify(text.begun, { type: 'success' });
          void refetch();
        },
        onError: (error) => notify(error instanceof Error ? error.message : text.notBegun, { type: 'error' }),
      },
    );
  return (
    <Button busy={isPending || data?.some(isUnderway)} onClick={begin}>
      {text.make}
    </Button>
  );
}
