import ReportIcon from '@mui/icons-material/InsightsOutlined';
import { ReportCreate } from './ReportCreate';
import { ReportList } from './ReportList';
import { ReportShow } from './ReportShow';

/** Figures of the platform over a time (RPT-1). */
export default { list: ReportList, create: ReportCreate, show: ReportShow, icon: ReportIcon };
