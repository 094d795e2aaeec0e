import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { translationFields } from './translation.fields';
import { TranslationCreate } from './TranslationCreate';
import { TranslationEdit } from './TranslationEdit';
import { TranslationList } from './TranslationList';

/** Texts in further languages (TRN-2). */
export default {
  list: TranslationList,
  create: TranslationCreate,
  edit: TranslationEdit,
  icon: TranslateIcon,
  options: { fields: translationFields },
};
