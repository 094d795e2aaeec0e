import KeyIcon from '@mui/icons-material/KeyOutlined';
import { OrganizationTokenCreate } from './OrganizationTokenCreate';
import { OrganizationTokenList } from './OrganizationTokenList';

/** Programs that read for the organisation (API-7). */
export default { list: OrganizationTokenList, create: OrganizationTokenCreate, icon: KeyIcon };
