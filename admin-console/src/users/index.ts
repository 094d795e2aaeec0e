import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { userFields } from './user.fields';
import { UserCreate, UserEdit } from './UserForm';
import { UserList } from './UserList';
import { UserShow } from './UserShow';

/** Accounts: who they are, what they may, whether they are kept out. */
export default {
  list: UserList,
  show: UserShow,
  edit: UserEdit,
  create: UserCreate,
  icon: PeopleIcon,
  options: { fields: userFields },
};
