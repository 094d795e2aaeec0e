import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { WebhookCreate } from './WebhookCreate';
import { WebhookList } from './WebhookList';
import { WebhookShow } from './WebhookShow';

/** Other systems that are told what happens (API-5). */
export default { list: WebhookList, show: WebhookShow, create: WebhookCreate, icon: WebhookIcon };
