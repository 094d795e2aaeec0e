import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import { ApplicationList } from './ApplicationList';
import { ApplicationShow } from './ApplicationShow';

/** What people sent for postings (OPP-3). */
export default { list: ApplicationList, show: ApplicationShow, icon: AssignmentIndIcon };
