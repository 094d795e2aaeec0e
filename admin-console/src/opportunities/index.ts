import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { OpportunityCreate } from './OpportunityCreate';
import { OpportunityEdit } from './OpportunityEdit';
import { OpportunityList } from './OpportunityList';
import { OpportunityShow } from './OpportunityShow';

/** Volunteering, internships and jobs of organisations (OPP-1). */
export default {
  list: OpportunityList,
  show: OpportunityShow,
  create: OpportunityCreate,
  edit: OpportunityEdit,
  icon: VolunteerActivismIcon,
};
