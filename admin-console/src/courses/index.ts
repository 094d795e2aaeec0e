import BookIcon from '@mui/icons-material/MenuBookOutlined';
import { courseFields } from './course.fields';
import { CourseCreate, CourseEdit } from './CourseForm';
import { CourseList } from './CourseList';
import { CourseShow } from './CourseShow';

/** Courses with their lessons. */
export default {
  list: CourseList,
  show: CourseShow,
  edit: CourseEdit,
  create: CourseCreate,
  icon: BookIcon,
  options: { fields: courseFields },
};
