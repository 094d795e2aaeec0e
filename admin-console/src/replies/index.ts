import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { replyFields } from './reply.fields';
import { ReplyEdit } from './ReplyEdit';
import { ReplyList } from './ReplyList';
import { ReplyShow } from './ReplyShow';

/** What people answered in discussions (COM-4). */
export default { list: ReplyList, show: ReplyShow, edit: ReplyEdit, icon: ReplyIcon, options: { fields: replyFields } };
