import { languageData } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { categoriesMessages } from './categories.messages';
import { type Category, categoryFields } from './category.fields';

export function CategoryList() {
  const text = useMessages(categoriesMessages);
  const { language } = useLocale();
  return (
    <RecordList<Category>
      title={text.title}
      fields={categoryFields}
      sort={{ field: { ar: 'nameAr', en: 'nameEn' }[languageData[language].reads[0]], order: 'ASC' }}
      opens="edit"
      add={text.add}
      search={text.search}
    />
  );
}
