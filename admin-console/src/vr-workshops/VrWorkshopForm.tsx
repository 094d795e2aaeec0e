import { vrLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { useNaming } from '../records/useNaming';
import { type VrWorkshop, vrWorkshopFields } from './vr-workshop.fields';
import { vrWorkshopsMessages } from './vr-workshops.messages';

const defaults = { difficulty: 'beginner', duration: 60, maxParticipants: vrLimits.participantsDefault };

export function VrWorkshopCreate() {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <RecordCreate<VrWorkshop>
      title={text.addTitle}
      back={text.back}
      fields={vrWorkshopFields}
      defaultValues={defaults}
    />
  );
}

export function VrWorkshopEdit() {
  const text = useMessages(vrWorkshopsMessages);
  return <RecordEdit<VrWorkshop> back={text.back} title={useNaming<VrWorkshop>('title')} fields={vrWorkshopFields} />;
}
