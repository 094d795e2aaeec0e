import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { categoryFields } from './category.fields';
import { CategoryCreate, CategoryEdit } from './CategoryForm';
import { CategoryList } from './CategoryList';

/** The categories of courses. */
export default {
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  icon: CategoryIcon,
  options: { fields: categoryFields },
};
