import { useMessages } from '@masar/ui';
import { useGetIdentity } from 'react-admin';
import { personName } from '../records/person-name';
import { RecordShow } from '../records/RecordShow';
import { ErasePerson } from './ErasePerson';
import { type User, userFields } from './user.fields';
import { usersMessages } from './users.messages';
import { WayIn } from './WayIn';

export function UserShow() {
  const text = useMessages(usersMessages);
  const { data: identity } = useGetIdentity();
  return (
    <RecordShow<User> back={text.back} title={personName} fields={userFields} isEditable>
      {(user) => (
        <>
          <WayIn user={user} isOwn={user.id === identity?.id} />
          {user.id !== identity?.id && <ErasePerson user={user} />}
        </>
      )}
    </RecordShow>
  );
}
