import type { ReactNode } from 'react';
import { BooleanInput, DateInput, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { employmentTypes, experienceLevels } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { LineInBothLanguages } from '../opportunities/LineInBothLanguages';
import { postingWords } from '../opportunities/posting-words.messages';
import { RecordForm, Wide } from '../records/RecordForm';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useRequired } from '../records/useRequired';
import { jobsMessages } from './jobs.messages';

interface JobFormProps {
  /** Only what exists can be closed. */
  isNew?: boolean;
  actions?: ReactNode;
}

export function JobForm({ isNew = false, actions }: JobFormProps) {
  const text = useMessages(jobsMessages);
  const words = useMessages(postingWords);
  const required = useRequired();
  return (
    <RecordForm actions={actions}>
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <TextInBothLanguages source="description" label={text.description} isRequired="ar" rows={5} />
      <LineInBothLanguages source="companyName" label={text.companyName} isRequired />
      <LineInBothLanguages source="location" label={text.location} />
      <LineInBothLanguages source="salaryRange" label={text.salaryRange} />
      <SelectInput
        source="employmentType"
        label={text.employmentType}
        choices={employmentTypes.map((id) => ({ id, name: text[id] }))}
        helperText={false}
      />
      <SelectInput
        source="experienceLevel"
        label={text.experienceLevel}
        choices={experienceLevels.map((id) => ({ id, name: text[id] }))}
        helperText={false}
      />
      <TextArrayInput source="requiredSkills" label={text.requiredSkills} helperText={text.skillsHint} />
      <TextArrayInput source="niceSkills" label={text.niceSkills} helperText={text.skillsHint} />
      <DateInput source="applicationDeadline" label={text.applicationDeadline} helperText={false} />
      {isNew ? <span /> : <BooleanInput source="isActive" label={words.isActive} helperText={false} />}
      <Wide>
        <TextInput
          source="contactInfo"
          label={text.contactInfo}
          helperText={words.contactHint}
          {...(isNew && { validate: required })}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Wide>
    </RecordForm>
  );
}
