import { useMessages } from '@masar/ui';
import { useRecordContext } from 'react-admin';
import { DeleteButton } from './DeleteButton';
import { recordsMessages } from './records.messages';

interface DeleteRecordProps {
  nameOf: (record: never) => string;
  hint?: string;
  /** Where it goes on; the list unless said otherwise. */
  redirect?: (record: never) => string;
}

/** Removes the record of a screen. */
export function DeleteRecord({ nameOf, hint, redirect }: DeleteRecordProps) {
  const text = useMessages(recordsMessages);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <DeleteButton
      label={text.delete}
      title={text.deleteTitle(nameOf(record as never))}
      hint={hint ?? text.deleteText}
      done={text.deleted}
      {...(redirect && { redirect: () => redirect(record as never) })}
    />
  );
}
