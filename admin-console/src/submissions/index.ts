import SubmissionIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { submissionFields } from './submission.fields';
import { SubmissionList } from './SubmissionList';
import { SubmissionShow } from './SubmissionShow';

/** What learners handed in (ASG-1, ASG-2). */
export default {
  list: SubmissionList,
  show: SubmissionShow,
  icon: SubmissionIcon,
  options: { fields: submissionFields },
};
