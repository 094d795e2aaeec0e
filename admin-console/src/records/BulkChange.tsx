import { Button, useLocale, useMessages } from '@masar/ui';
import { type ReactElement, useState } from 'react';
import { Confirm, useListContext, useNotify, useRefresh, useUnselectAll, useUpdateMany } from 'react-admin';
import { recordsMessages } from './records.messages';

interface BulkChangeProps {
  label: string;
  icon?: ReactElement;
  /** What becomes of every selected record. */
  data: Record<string, unknown>;
  /** What it means, asked before; without it the change can be undone for some seconds instead. */
  confirm?: string;
}

/** One change of all rows that are ticked: all of them or none (CON-1). */
export function BulkChange({ label, icon, data, confirm }: BulkChangeProps) {
  const text = useMessages(recordsMessages);
  const { format } = useLocale();
  const { resource, selectedIds } = useListContext();
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll(resource);
  const [updateMany, { isPending }] = useUpdateMany();
  const change = () => {
    setAsked(false);
    void updateMany(
      resource,
      { ids: selectedIds, data },
      {
        mutationMode: confirm ? 'pessimistic' : 'undoable',
        onSuccess: () => {
          notify(text.bulkDone, { type: 'success', undoable: !confirm });
          unselectAll();
          if (confirm) refresh();
        },
        onError: (error) => {
          notify(error instanceof Error ? error.message : text.saveFailed, { type: 'error' });
          refresh();
        },
      },
    );
  };
  return (
    <>
      <Button variant="quiet" busy={isPending} onClick={confirm ? () => setAsked(true) : change}>
        {icon}
        {label}
      </Button>
      {confirm && (
        <Confirm
          isOpen={isAsked}
          loading={isPending}
          title={text.bulkTitle(format.number(selectedIds.length))}
          content={confirm}
          confirm={label}
          cancel={text.cancel}
          onConfirm={change}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
