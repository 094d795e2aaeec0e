import EventIcon from '@mui/icons-material/EventOutlined';
import { vrSessionFields } from './vr-session.fields';
import { VrSessionCreate, VrSessionEdit } from './VrSessionForm';
import { VrSessionList } from './VrSessionList';
import { VrSessionShow } from './VrSessionShow';

/** Times at which workshops are held (VRW-2). */
export default {
  list: VrSessionList,
  show: VrSessionShow,
  create: VrSessionCreate,
  edit: VrSessionEdit,
  icon: EventIcon,
  options: { fields: vrSessionFields },
};
