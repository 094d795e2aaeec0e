import GradeChangeIcon from '@mui/icons-material/GradingOutlined';
import { gradeChangeFields } from './grade-change.fields';
import { GradeChangeList } from './GradeChangeList';
import { GradeChangeShow } from './GradeChangeShow';

/** The history of all gradebooks, for support (GRD-1). */
export default {
  list: GradeChangeList,
  show: GradeChangeShow,
  icon: GradeChangeIcon,
  options: { fields: gradeChangeFields },
};
