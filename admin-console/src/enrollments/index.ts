import EnrollmentIcon from '@mui/icons-material/HowToRegOutlined';
import { enrollmentFields } from './enrollment.fields';
import { EnrollmentCreate } from './EnrollmentCreate';
import { EnrollmentList } from './EnrollmentList';
import { EnrollmentShow } from './EnrollmentShow';

/** Who learns what. */
export default {
  list: EnrollmentList,
  show: EnrollmentShow,
  create: EnrollmentCreate,
  icon: EnrollmentIcon,
  options: { fields: enrollmentFields },
};
