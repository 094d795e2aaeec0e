import PlaceIcon from '@mui/icons-material/EventSeatOutlined';
import { coursePlaceFields } from './course-place.fields';
import { CoursePlaceCreate, CoursePlaceEdit } from './CoursePlaceForm';
import { CoursePlaceList } from './CoursePlaceList';
import { CoursePlaceShow } from './CoursePlaceShow';

/** Places in courses with a price. */
export default {
  list: CoursePlaceList,
  show: CoursePlaceShow,
  create: CoursePlaceCreate,
  edit: CoursePlaceEdit,
  icon: PlaceIcon,
  options: { fields: coursePlaceFields },
};
