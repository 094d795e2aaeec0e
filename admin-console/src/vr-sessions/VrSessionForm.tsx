import { useLocale, useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { type VrSession, vrSessionFields, workshopOf } from './vr-session.fields';
import { vrSessionsMessages } from './vr-sessions.messages';

export function VrSessionCreate() {
  const text = useMessages(vrSessionsMessages);
  return <RecordCreate<VrSession> title={text.addTitle} back={text.back} fields={vrSessionFields} />;
}

export function VrSessionEdit() {
  const text = useMessages(vrSessionsMessages);
  const locale = useLocale();
  return (
    <RecordEdit<VrSession> back={text.back} title={(session) => workshopOf(session, locale)} fields={vrSessionFields} />
  );
}
