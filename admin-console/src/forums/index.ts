import ForumIcon from '@mui/icons-material/ForumOutlined';
import { forumFields } from './forum.fields';
import { ForumCreate, ForumEdit } from './ForumForm';
import { ForumList } from './ForumList';

/** Places of discussions (COM-1). */
export default {
  list: ForumList,
  create: ForumCreate,
  edit: ForumEdit,
  icon: ForumIcon,
  options: { fields: forumFields },
};
