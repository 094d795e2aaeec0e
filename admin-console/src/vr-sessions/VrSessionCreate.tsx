import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { VrSessionForm } from './VrSessionForm';
import { vrSessionsMessages } from './vr-sessions.messages';

export function VrSessionCreate() {
  const text = useMessages(vrSessionsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back}>
      <VrSessionForm isNew />
    </RecordCreate>
  );
}
