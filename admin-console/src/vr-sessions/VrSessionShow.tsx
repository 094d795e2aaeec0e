import { useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { SessionMoves } from './SessionMoves';
import { type VrSession, vrSessionFields, workshopOf } from './vr-session.fields';
import { vrSessionsMessages } from './vr-sessions.messages';

export function VrSessionShow() {
  const text = useMessages(vrSessionsMessages);
  const locale = useLocale();
  return (
    <RecordShow<VrSession>
      back={text.back}
      title={(session) => [workshopOf(session, locale), locale.format.dateTime(session.scheduledAt)]}
      fields={vrSessionFields}
      isEditable={({ status }) => status === 'scheduled'}
      actions={(session) => <SessionMoves session={session} />}
    />
  );
}
