import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordEdit } from '../records/RecordEdit';
import { useFieldNames } from '../records/useFieldNames';
import type { VrSession } from './vr-session';
import { VrSessionForm } from './VrSessionForm';
import { vrSessionsMessages } from './vr-sessions.messages';

export function VrSessionEdit() {
  const text = useMessages(vrSessionsMessages);
  const { language } = useLocale();
  const labels = useFieldNames(text, ['scheduledAt', 'duration', 'maxParticipants']);
  return (
    <RecordEdit<VrSession>
      back={text.back}
      title={(session) => pickLocalized(session, 'workshopTitle', language)}
      labels={labels}
    >
      <VrSessionForm />
    </RecordEdit>
  );
}
