import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { PendingPostList } from './PendingPostList';
import { PendingPostShow } from './PendingPostShow';

/** First posts of new accounts that hold links, to be published or refused (COM-4). */
export default { list: PendingPostList, show: PendingPostShow, icon: HourglassIcon };
