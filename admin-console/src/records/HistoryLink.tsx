import { Link } from 'react-router-dom';
import { useRecordContext, useResourceContext } from 'react-admin';
import { buttonClass, useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';

/** What administrators did to this record, in the audit log (CON-2). */
export function HistoryLink({ id }: { id: string }) {
  const text = useMessages(recordsMessages);
  const resource = useResourceContext();
  const filter = encodeURIComponent(JSON.stringify({ resource, resourceId: id }));
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={`/audit-log?filter=${filter}`}>
      {text.history}
    </Link>
  );
}

/** The same for the record that a form changes. */
export function HistoryOfRecord() {
  const record = useRecordContext();
  return record ? <HistoryLink id={String(record.id)} /> : null;
}
