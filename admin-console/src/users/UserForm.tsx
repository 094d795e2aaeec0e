import { useMessages } from '@masar/ui';
import { personName } from '../records/person-name';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { type User, userFields } from './user.fields';
import { usersMessages } from './users.messages';

export function UserCreate() {
  const text = useMessages(usersMessages);
  return (
    <RecordCreate<User> title={text.add} back={text.back} fields={userFields} defaultValues={{ role: 'student' }} />
  );
}

export function UserEdit() {
  const text = useMessages(usersMessages);
  return <RecordEdit<User> back={text.back} title={personName} fields={userFields} />;
}
