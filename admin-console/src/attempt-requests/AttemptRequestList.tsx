import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type AttemptRequest, attemptRequestFields } from './attempt-request.fields';
import { attemptRequestsMessages } from './attempt-requests.messages';

export function AttemptRequestList() {
  const text = useMessages(attemptRequestsMessages);
  return (
    <RecordList<AttemptRequest>
      title={text.title}
      intro={text.intro}
      fields={attemptRequestFields}
      sort={{ field: 'askedAt', order: 'DESC' }}
    />
  );
}
