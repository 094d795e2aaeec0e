import AttemptRequestIcon from '@mui/icons-material/MoreTimeOutlined';
import { AttemptRequestList } from './AttemptRequestList';
import { AttemptRequestShow } from './AttemptRequestShow';

/** Who asked for another attempt (EVD-2). */
export default { list: AttemptRequestList, show: AttemptRequestShow, icon: AttemptRequestIcon };
