import QuestionAnswerIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { discussionFields } from './discussion.fields';
import { DiscussionEdit } from './DiscussionEdit';
import { DiscussionList } from './DiscussionList';
import { DiscussionShow } from './DiscussionShow';

/** What people opened in the forums (COM-4). */
export default {
  list: DiscussionList,
  show: DiscussionShow,
  edit: DiscussionEdit,
  icon: QuestionAnswerIcon,
  options: { fields: discussionFields },
};
