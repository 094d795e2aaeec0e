import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { SiteTextEdit } from './SiteTextEdit';
import { SiteTextList } from './SiteTextList';

/** What public pages say, place by place; places are neither added nor removed (READ-1). */
export default { list: SiteTextList, edit: SiteTextEdit, icon: ArticleIcon };
