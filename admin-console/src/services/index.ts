import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import { ServiceEdit } from './ServiceEdit';
import { ServiceList } from './ServiceList';
import { ServiceShow } from './ServiceShow';

/** What members do for others (SVC-1). */
export default { list: ServiceList, show: ServiceShow, edit: ServiceEdit, icon: HandymanIcon };
