import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import { FailedTaskList } from './FailedTaskList';

/** Background work that was given up (REL-4). */
export default { list: FailedTaskList, icon: ReportProblemIcon };
