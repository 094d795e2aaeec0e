import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { assignmentFields } from './assignment.fields';
import { AssignmentList } from './AssignmentList';
import { AssignmentShow } from './AssignmentShow';

/** Tasks that people mark (ASG-1). */
export default {
  list: AssignmentList,
  show: AssignmentShow,
  icon: AssignmentIcon,
  options: { fields: assignmentFields },
};
