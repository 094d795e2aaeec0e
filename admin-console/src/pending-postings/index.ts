import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import { PendingPostingList } from './PendingPostingList';
import { PendingPostingShow } from './PendingPostingShow';

/** Opportunities, jobs and services to be let through or refused (OPP-4). */
export default { list: PendingPostingList, show: PendingPostingShow, icon: CampaignIcon };
