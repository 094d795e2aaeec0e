import AttemptRequestIcon from '@mui/icons-material/MoreTimeOutlined';
import { attemptRequestFields } from './attempt-request.fields';
import { AttemptRequestList } from './AttemptRequestList';
import { AttemptRequestShow } from './AttemptRequestShow';

/** Who asked for another attempt (EVD-2). */
export default {
  list: AttemptRequestList,
  show: AttemptRequestShow,
  icon: AttemptRequestIcon,
  options: { fields: attemptRequestFields },
};
