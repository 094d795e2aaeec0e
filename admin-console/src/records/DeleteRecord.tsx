import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';

/** Removes a record after a question and waits for the server, which may refuse. */
export function DeleteRecord({ nameOf, hint }: { nameOf: (record: never) => string; hint?: string }) {
  const text = useMessages(recordsMessages);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <DeleteWithConfirmButton
      label={text.delete}
      confirmTitle={text.deleteTitle(nameOf(record as never))}
      confirmContent={hint ?? text.deleteText}
      mutationMode="pessimistic"
      redirect="list"
      successMessage={text.deleted}
    />
  );
}
