import { Link } from 'react-router-dom';
import { useResourceContext } from 'react-admin';
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
