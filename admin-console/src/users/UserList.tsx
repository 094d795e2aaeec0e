import { buttonClass, useMessages } from '@masar/ui';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import RestoreIcon from '@mui/icons-material/LockOpenOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { Link } from 'react-router-dom';
import { BulkChange } from '../records/BulkChange';
import { RecordList } from '../records/RecordList';
import { type User, userFields } from './user.fields';
import { usersMessages } from './users.messages';

export function UserList() {
  const text = useMessages(usersMessages);
  return (
    <RecordList<User>
      title={text.title}
      fields={userFields}
      sort={{ field: 'createdAt', order: 'DESC' }}
      add={text.add}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/imports/users">
          {text.import}
        </Link>
      }
      search={text.search}
      bulk={
        <>
          <BulkChange
            label={text.suspend}
            icon={<BlockIcon />}
            data={{ isSuspended: true }}
            confirm={text.suspendHint}
          />
          <BulkChange label={text.restore} icon={<RestoreIcon />} data={{ isSuspended: false }} />
          <BulkChange
            label={text.makeInstructor}
            icon={<SchoolIcon />}
            data={{ role: 'instructor' }}
            confirm={text.roleHint}
          />
        </>
      }
    />
  );
}
