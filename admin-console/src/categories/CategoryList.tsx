import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import type { Category } from './category';
import { categoriesMessages } from './categories.messages';

export function CategoryList() {
  const text = useMessages(categoriesMessages);
  const { language, format } = useLocale();
  const name = language === 'ar' ? 'nameAr' : 'nameEn';
  return (
    <RecordList<Category>
      title={text.title}
      sort={{ field: name, order: 'ASC' }}
      opens="edit"
      add={text.add}
      filters={<WordsFilter label={text.search} />}
      columns={[
        { field: name, label: text.name, isSortable: true, render: (row) => pickLocalized(row, 'name', language) },
        { field: 'id', label: text.key, isSortable: true, render: ({ id }) => <bdi dir="ltr">{id}</bdi> },
        { field: 'coursesCount', label: text.courses, render: ({ coursesCount }) => format.number(coursesCount) },
        { field: 'createdAt', label: text.createdAt, isSortable: true, render: (row) => format.date(row.createdAt) },
        { field: 'nameAr', label: text.nameAr, isOnlyExported: true },
        { field: 'nameEn', label: text.nameEn, isOnlyExported: true },
      ]}
    />
  );
}
