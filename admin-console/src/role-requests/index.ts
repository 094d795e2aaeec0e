import PersonAddAltIcon from '@mui/icons-material/PersonAddAltOutlined';
import { RoleRequestList } from './RoleRequestList';
import { RoleRequestShow } from './RoleRequestShow';

/** Wishes for another role and their decision (AUTH-7). */
export default { list: RoleRequestList, show: RoleRequestShow, icon: PersonAddAltIcon };
