import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { ReferenceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { CategoryName } from './CategoryName';
import type { Forum } from './forum';
import { forumsMessages } from './forums.messages';
import { useNameOf } from '../records/useNameOf';

/** The forums in the order of the portal (COM-1). */
export function ForumList() {
  const text = useMessages(forumsMessages);
  const { language, format } = useLocale();
  const nameOf = useNameOf('name');
  const columns: RecordColumn<Forum>[] = [
    {
      field: 'nameAr',
      label: text.name,
      render: (forum) => pickLocalized(forum, 'name', language),
      csv: ({ nameAr }) => nameAr,
    },
    { field: 'nameEn', label: `${text.name} (English)`, isOnlyExported: true },
    { field: 'categoryId', label: text.categoryId, render: ({ categoryId }) => <CategoryName id={categoryId} /> },
    {
      field: 'discussionsCount',
      label: text.discussionsCount,
      render: ({ discussionsCount }) => format.number(discussionsCount),
      isSortable: true,
    },
    {
      field: 'orderIndex',
      label: text.orderIndex,
      render: ({ orderIndex }) => format.number(orderIndex),
      isSortable: true,
    },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      intro={text.intro}
      columns={columns}
      sort={{ field: 'orderIndex', order: 'ASC' }}
      opens="edit"
      add={text.add}
      filters={
        <>
          <WordsFilter label={text.search} />
          <ReferenceFilter source="categoryId" reference="categories" label={text.categoryId} nameOf={nameOf} />
        </>
      }
    />
  );
}
