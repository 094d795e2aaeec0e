import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordEdit } from '../records/RecordEdit';
import { useFieldNames } from '../records/useFieldNames';
import type { VrWorkshop } from './vr-workshop';
import { VrWorkshopForm } from './VrWorkshopForm';
import { vrWorkshopsMessages } from './vr-workshops.messages';

const plain = [
  'duration',
  'maxParticipants',
  'difficulty',
  'categoryId',
  'isActive',
  'requiredEquipment',
  'slides',
  'stations',
] as const;

export function VrWorkshopEdit() {
  const text = useMessages(vrWorkshopsMessages);
  const { language } = useLocale();
  const labels = useFieldNames({ ...text, title: text.heading }, plain, ['title', 'description']);
  return (
    <RecordEdit<VrWorkshop>
      back={text.back}
      title={(workshop) => pickLocalized(workshop, 'title', language)}
      labels={labels}
    >
      <VrWorkshopForm />
    </RecordEdit>
  );
}
