import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { difficulties, vrLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { RecordForm, Wide } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useNameOf } from '../records/useNameOf';
import { useRequired } from '../records/useRequired';
import { SlidesInput } from './SlidesInput';
import { StationsInput } from './StationsInput';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** What a workshop is, what its board shows and what is to be found in its room (VRW-1). */
export function VrWorkshopForm({ isNew = false }: { isNew?: boolean }) {
  const text = useMessages(vrWorkshopsMessages);
  const nameOf = useNameOf('name');
  const required = useRequired();
  return (
    <RecordForm
      defaultValues={
        isNew ? { difficulty: 'beginner', duration: 60, maxParticipants: vrLimits.participantsDefault } : undefined
      }
    >
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} rows={4} />
      <NumberInput
        source="duration"
        label={text.duration}
        min={vrLimits.durationMinimum}
        max={vrLimits.durationMaximum}
        validate={required}
        helperText={false}
      />
      <NumberInput
        source="maxParticipants"
        label={text.maxParticipants}
        min={1}
        max={vrLimits.participantsMaximum}
        helperText={false}
      />
      <SelectInput
        source="difficulty"
        label={text.difficulty}
        choices={difficulties.map((id) => ({ id, name: text[id] }))}
        validate={required}
        helperText={false}
      />
      <ReferenceChoice source="categoryId" reference="categories" label={text.categoryId} nameOf={nameOf} />
      {!isNew && <BooleanInput source="isActive" label={text.isActive} helperText={false} />}
      <Wide>
        <TextInput
          source="requiredEquipment"
          fullWidth
          label={text.requiredEquipment}
          helperText={false}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Wide>
      <Wide>
        <SlidesInput />
      </Wide>
      <Wide>
        <StationsInput />
      </Wide>
    </RecordForm>
  );
}
