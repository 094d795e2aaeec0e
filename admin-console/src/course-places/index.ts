import PlaceIcon from '@mui/icons-material/EventSeatOutlined';
import { CoursePlaceCreate } from './CoursePlaceCreate';
import { CoursePlaceEdit } from './CoursePlaceEdit';
import { CoursePlaceList } from './CoursePlaceList';
import { CoursePlaceShow } from './CoursePlaceShow';

/** Places in courses with a price. */
export default {
  list: CoursePlaceList,
  show: CoursePlaceShow,
  create: CoursePlaceCreate,
  edit: CoursePlaceEdit,
  icon: PlaceIcon,
};
