import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { VrWorkshopForm } from './VrWorkshopForm';
import { vrWorkshopsMessages } from './vr-workshops.messages';

export function VrWorkshopCreate() {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back}>
      <VrWorkshopForm isNew />
    </RecordCreate>
  );
}
