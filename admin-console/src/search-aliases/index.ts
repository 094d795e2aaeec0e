import SpellcheckIcon from '@mui/icons-material/SpellcheckOutlined';
import { searchAliasFields } from './search-alias.fields';
import { SearchAliasCreate, SearchAliasEdit } from './SearchAliasForm';
import { SearchAliasList } from './SearchAliasList';

/** Other names of words in the search (SRCH-1). */
export default {
  list: SearchAliasList,
  create: SearchAliasCreate,
  edit: SearchAliasEdit,
  icon: SpellcheckIcon,
  recordRepresentation: 'term',
  options: { fields: searchAliasFields },
};
