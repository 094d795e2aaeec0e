import { buttonClass, useMessages } from '@masar/ui';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredList } from './filtered-list';
import { recordsMessages } from './records.messages';

/** What administrators did to this record, in the audit log (CON-2). */
export function HistoryLink({ id }: { id: string }) {
  const text = useMessages(recordsMessages);
  const resource = useResourceContext();
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={filteredList('audit-log', { resource, resourceId: id })}>
      {text.history}
    </Link>
  );
}

/** The same for the record that a form changes. */
export function HistoryOfRecord() {
  const record = useRecordContext();
  return record ? <HistoryLink id={String(record.id)} /> : null;
}
