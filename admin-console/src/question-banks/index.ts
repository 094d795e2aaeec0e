import QuestionBankIcon from '@mui/icons-material/Inventory2Outlined';
import { questionBankFields } from './question-bank.fields';
import { QuestionBankList } from './QuestionBankList';
import { QuestionBankShow } from './QuestionBankShow';

/** Banks of questions (QB-1). */
export default {
  list: QuestionBankList,
  show: QuestionBankShow,
  icon: QuestionBankIcon,
  options: { fields: questionBankFields },
};
