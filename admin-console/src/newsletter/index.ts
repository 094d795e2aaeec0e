import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import { SubscriptionList } from './SubscriptionList';

/** Who asked for the newsletter (PUB-6). */
export default { list: SubscriptionList, icon: NewspaperIcon };
