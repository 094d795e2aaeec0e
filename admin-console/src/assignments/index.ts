import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { AssignmentList } from './AssignmentList';
import { AssignmentShow } from './AssignmentShow';

/** Tasks that people mark (ASG-1). */
export default { list: AssignmentList, show: AssignmentShow, icon: AssignmentIcon };
