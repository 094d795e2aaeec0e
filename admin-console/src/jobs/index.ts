import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { JobCreate } from './JobCreate';
import { JobEdit } from './JobEdit';
import { JobList } from './JobList';
import { JobShow } from './JobShow';

/** Vacancies (JOB-1). */
export default { list: JobList, show: JobShow, create: JobCreate, edit: JobEdit, icon: WorkIcon };
