import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsPage } from './SettingsPage';

/** One record, so its form stands where other resources have a list (SET-1). */
export default { list: SettingsPage, icon: SettingsIcon };
