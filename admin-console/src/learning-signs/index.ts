import LearningSignIcon from '@mui/icons-material/VisibilityOutlined';
import { learningSignFields } from './learning-sign.fields';
import { LearningSignList } from './LearningSignList';
import { LearningSignShow } from './LearningSignShow';

/** What looked odd to who teaches (EVD-5). */
export default {
  list: LearningSignList,
  show: LearningSignShow,
  icon: LearningSignIcon,
  options: { fields: learningSignFields },
};
