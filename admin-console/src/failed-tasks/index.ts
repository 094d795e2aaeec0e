import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import { failedTaskFields } from './failed-task.fields';
import { FailedTaskList } from './FailedTaskList';

/** Background work that was given up (REL-4). */
export default { list: FailedTaskList, icon: ReportProblemIcon, options: { fields: failedTaskFields } };
