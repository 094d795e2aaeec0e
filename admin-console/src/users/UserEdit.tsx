import { BooleanInput, TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm, Wide } from '../records/RecordForm';
import { nameOfUser, type User } from './user';
import { UserFields } from './UserFields';
import { usersMessages } from './users.messages';

export function UserEdit() {
  const text = useMessages(usersMessages);
  const { firstName, lastName, nameAr, nameEn, role, bio, suspended: isSuspended } = text;
  return (
    <RecordEdit<User>
      back={text.back}
      title={nameOfUser}
      labels={{ firstName, lastName, nameAr, nameEn, role, bio, isSuspended }}
    >
      <RecordForm actions={<HistoryOfRecord />}>
        <UserFields />
        <Wide>
          <TextInput source="bio" label={text.bio} helperText={false} multiline minRows={3} />
        </Wide>
        <Wide>
          <BooleanInput source="isSuspended" label={text.suspendLabel} helperText={text.suspendHint} />
        </Wide>
      </RecordForm>
    </RecordEdit>
  );
}
