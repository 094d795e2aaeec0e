import { TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm, Wide } from '../records/RecordForm';
import { useRequired } from '../records/useRequired';
import { UserFields } from './UserFields';
import { usersMessages } from './users.messages';

export function UserCreate() {
  const text = useMessages(usersMessages);
  const required = useRequired();
  return (
    <RecordCreate title={text.add} back={text.back}>
      <RecordForm defaultValues={{ role: 'student' }}>
        <Wide>
          <TextInput
            source="email"
            type="email"
            label={text.email}
            helperText={text.inviteHint}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
            validate={required}
          />
        </Wide>
        <UserFields />
      </RecordForm>
    </RecordCreate>
  );
}
