import BankQuestionIcon from '@mui/icons-material/QuizOutlined';
import { bankQuestionFields } from './bank-question.fields';
import { BankQuestionList } from './BankQuestionList';
import { BankQuestionShow } from './BankQuestionShow';

/** Questions of banks with their versions (QB-1). */
export default {
  list: BankQuestionList,
  show: BankQuestionShow,
  icon: BankQuestionIcon,
  options: { fields: bankQuestionFields },
};
