import type { ReactNode } from 'react';
import { AutocompleteArrayInput, ReferenceArrayInput, SelectInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { latestFirst } from '../../records/latest-first';
import { RecordForm, Wide } from '../../records/RecordForm';
import { useRequired } from '../../records/useRequired';
import { userChoice } from '../../users/user';
import { ScopeFields } from '../ScopeFields';
import { schedulesMessages } from './schedules.messages';

const admins = { role: 'admin' };
const cadences = ['weekly', 'monthly'] as const;
const languages = ['ar', 'en'] as const;

interface ScheduleFormProps {
  actions?: ReactNode;
  defaultValues?: Record<string, unknown>;
  isReady?: boolean;
}

/** What is scheduled, when, and who gets the mail. */
export function ScheduleForm(props: ScheduleFormProps) {
  const text = useMessages(schedulesMessages);
  const required = useRequired();
  return (
    <RecordForm {...props}>
      <SelectInput
        source="cadence"
        label={text.cadence}
        choices={cadences.map((id) => ({ id, name: text[id] }))}
        validate={required}
        helperText={false}
      />
      <SelectInput
        source="language"
        label={text.language}
        choices={languages.map((id) => ({ id, name: text[id] }))}
        validate={required}
        helperText={false}
      />
      <ScopeFields />
      <Wide>
        <ReferenceArrayInput source="recipientIds" reference="users" filter={admins} sort={latestFirst}>
          <AutocompleteArrayInput
            label={text.recipients}
            optionText={userChoice as (record: unknown) => string}
            filterToQuery={(q: string) => ({ q })}
            validate={required}
            helperText={text.recipientsHint}
          />
        </ReferenceArrayInput>
      </Wide>
    </RecordForm>
  );
}
