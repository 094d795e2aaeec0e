import type { ReactNode } from 'react';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { opportunityTypes } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { RecordForm, Wide } from '../records/RecordForm';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useRequired } from '../records/useRequired';
import { LineInBothLanguages } from './LineInBothLanguages';
import { opportunitiesMessages } from './opportunities.messages';
import { postingWords } from './posting-words.messages';

interface OpportunityFormProps {
  /** Only what exists can be closed. */
  isNew?: boolean;
  actions?: ReactNode;
}

export function OpportunityForm({ isNew = false, actions }: OpportunityFormProps) {
  const text = useMessages(opportunitiesMessages);
  const words = useMessages(postingWords);
  const required = useRequired();
  return (
    <RecordForm actions={actions} defaultValues={isNew ? { type: 'volunteer' } : undefined}>
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} isRequired="ar" rows={5} />
      <SelectInput
        source="type"
        label={text.type}
        choices={opportunityTypes.map((id) => ({ id, name: text[id] }))}
        validate={required}
        helperText={false}
      />
      {isNew ? <span /> : <BooleanInput source="isActive" label={words.isActive} helperText={false} />}
      <LineInBothLanguages source="company" label={text.company} />
      <LineInBothLanguages source="location" label={text.location} />
      <LineInBothLanguages source="salary" label={text.salary} />
      <LineInBothLanguages source="duration" label={text.duration} />
      <LineInBothLanguages source="requirements" label={text.requirements} rows={3} />
      <DateInput source="startDate" label={text.startDate} helperText={false} />
      <DateInput source="endDate" label={text.endDate} helperText={false} />
      <TextInput
        source="startTime"
        label={text.startTime}
        type="time"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <NumberInput source="totalHours" label={text.totalHours} min={0} max={999} helperText={false} />
      <DateInput source="applicationDeadline" label={text.applicationDeadline} helperText={false} />
      <Wide>
        <TextInput
          source="contactInfo"
          label={text.contactInfo}
          helperText={words.contactHint}
          validate={isNew ? required : undefined}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Wide>
    </RecordForm>
  );
}
