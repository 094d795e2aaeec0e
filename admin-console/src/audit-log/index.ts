import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { AuditLogList } from './AuditLogList';
import { AuditLogShow } from './AuditLogShow';

/** What administrators did (CON-2). */
export default { list: AuditLogList, show: AuditLogShow, icon: HistoryIcon };
