import { DateTimeInput, NumberInput } from 'react-admin';
import { vrLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { RecordForm } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { useNameOf } from '../records/useNameOf';
import { useRequired } from '../records/useRequired';
import { vrSessionsMessages } from './vr-sessions.messages';

/** When a workshop is held, for how long and for how many. */
export function VrSessionForm({ isNew = false }: { isNew?: boolean }) {
  const text = useMessages(vrSessionsMessages);
  const nameOf = useNameOf('title');
  const required = useRequired();
  return (
    <RecordForm>
      {isNew && (
        <ReferenceChoice
          source="workshopId"
          reference="vr-workshops"
          label={text.workshop}
          nameOf={nameOf}
          filter={{ isActive: true }}
          isRequired
        />
      )}
      <DateTimeInput source="scheduledAt" label={text.scheduledAt} validate={required} helperText={false} />
      <NumberInput
        source="duration"
        label={text.duration}
        min={vrLimits.durationMinimum}
        max={vrLimits.durationMaximum}
        helperText={isNew ? text.ofWorkshop : false}
      />
      <NumberInput
        source="maxParticipants"
        label={text.maxParticipants}
        min={1}
        max={vrLimits.participantsMaximum}
        helperText={isNew ? text.ofWorkshop : false}
      />
    </RecordForm>
  );
}
