import { useMessages } from '@masar/ui';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { recordsMessages } from './records.messages';

interface DeleteRecordProps {
  nameOf: (record: never) => string;
  hint?: string;
  /** Where it goes on; the list unless said otherwise. */
  redirect?: (record: never) => string;
}

/** Removes a record after a question and waits for the server, which may refuse. */
export function DeleteRecord({ nameOf, hint, redirect }: DeleteRecordProps) {
  const text = useMessages(recordsMessages);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <DeleteWithConfirmButton
      label={text.delete}
      confirmTitle={text.deleteTitle(nameOf(record as never))}
      confirmContent={hint ?? text.deleteText}
      mutationMode="pessimistic"
      redirect={redirect ? () => redirect(record as never) : 'list'}
      successMessage={text.deleted}
    />
  );
}
