import MailIcon from '@mui/icons-material/MailOutlined';
import { ContactMessageList } from './ContactMessageList';
import { ContactMessageShow } from './ContactMessageShow';

/** What visitors wrote to the team (PUB-5). */
export default { list: ContactMessageList, show: ContactMessageShow, icon: MailIcon };
