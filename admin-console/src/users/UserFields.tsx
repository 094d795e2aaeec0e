import { roles } from '@masar/domain';
import { SelectInput, TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { useRequired } from '../records/useRequired';
import { useRoleNames } from './UserFilters';
import { usersMessages } from './users.messages';

/** What both a new account and a known one say. */
export function UserFields() {
  const text = useMessages(usersMessages);
  const names = useRoleNames();
  const required = useRequired();
  return (
    <>
      <TextInput source="firstName" label={text.firstName} helperText={false} validate={required} />
      <TextInput source="lastName" label={text.lastName} helperText={false} validate={required} />
      <TextInBothLanguages source="name" label={text.certificateName} />
      <SelectInput
        source="role"
        label={text.role}
        choices={roles.map((id) => ({ id, name: names[id] }))}
        helperText={false}
        validate={required}
      />
    </>
  );
}
