import BackupIcon from '@mui/icons-material/BackupOutlined';
import { BackupList } from './BackupList';

/** Archives of the whole installation (REL-8). */
export default { list: BackupList, icon: BackupIcon };
