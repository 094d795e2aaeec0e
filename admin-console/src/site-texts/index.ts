import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { siteTextFields } from './site-text.fields';
import { SiteTextEdit } from './SiteTextEdit';
import { SiteTextList } from './SiteTextList';

/** What public pages say, place by place; places are neither added nor removed (READ-1). */
export default { list: SiteTextList, edit: SiteTextEdit, icon: ArticleIcon, options: { fields: siteTextFields } };
