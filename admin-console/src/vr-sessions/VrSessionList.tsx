import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type VrSession, vrSessionFields } from './vr-session.fields';
import { vrSessionsMessages } from './vr-sessions.messages';

/** Times at which workshops are held, the furthest ahead first (VRW-2). */
export function VrSessionList() {
  const text = useMessages(vrSessionsMessages);
  return (
    <RecordList<VrSession>
      title={text.title}
      fields={vrSessionFields}
      sort={{ field: 'scheduledAt', order: 'DESC' }}
      add={text.add}
    />
  );
}
