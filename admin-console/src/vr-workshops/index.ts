import ViewInArIcon from '@mui/icons-material/ViewInArOutlined';
import { vrWorkshopFields } from './vr-workshop.fields';
import { VrWorkshopCreate, VrWorkshopEdit } from './VrWorkshopForm';
import { VrWorkshopList } from './VrWorkshopList';
import { VrWorkshopShow } from './VrWorkshopShow';

/** Workshops in virtual rooms (VRW-1). */
export default {
  list: VrWorkshopList,
  show: VrWorkshopShow,
  create: VrWorkshopCreate,
  edit: VrWorkshopEdit,
  icon: ViewInArIcon,
  options: { fields: vrWorkshopFields },
};
