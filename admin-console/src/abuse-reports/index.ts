import FlagIcon from '@mui/icons-material/FlagOutlined';
import { AbuseReportList } from './AbuseReportList';
import { AbuseReportShow } from './AbuseReportShow';

/** What readers object to in the forum, to be upheld or dismissed (COM-4). */
export default { list: AbuseReportList, show: AbuseReportShow, icon: FlagIcon };
