import QuestionBankIcon from '@mui/icons-material/Inventory2Outlined';
import { QuestionBankList } from './QuestionBankList';
import { QuestionBankShow } from './QuestionBankShow';

/** Banks of questions (QB-1). */
export default { list: QuestionBankList, show: QuestionBankShow, icon: QuestionBankIcon };
