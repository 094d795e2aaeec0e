import PaperIcon from '@mui/icons-material/HistoryEduOutlined';
import { paperFields } from './paper.fields';
import { PaperList } from './PaperList';
import { PaperShow } from './PaperShow';

/** Attempts at quizzes, for support (EVD-2). */
export default { list: PaperList, show: PaperShow, icon: PaperIcon, options: { fields: paperFields } };
