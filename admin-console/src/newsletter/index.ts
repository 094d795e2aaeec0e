import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import { subscriptionFields } from './subscription.fields';
import { SubscriptionList } from './SubscriptionList';

/** Who asked for the newsletter (PUB-6). */
export default { list: SubscriptionList, icon: NewspaperIcon, options: { fields: subscriptionFields } };
