import { serviceCategories } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { PostingBulk } from '../opportunities/PostingBulk';
import { PostingFilters } from '../opportunities/PostingFilters';
import { usePostingColumns } from '../opportunities/usePostingColumns';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import type { Service } from './service';
import { servicesMessages } from './services.messages';
import { useRatingOf } from './useRatingOf';

/** What members offer, the latest first (SVC-1). */
export function ServiceList() {
  const text = useMessages(servicesMessages);
  const { format } = useLocale();
  const ratingOf = useRatingOf();
  const own: RecordColumn<Service>[] = [
    { field: 'category', label: text.category, render: ({ category }) => text[category] },
    { field: 'price', label: text.price, render: ({ price }) => format.price(Number(price)), isSortable: true },
    { field: 'rating', label: text.rating, render: ratingOf, isSortable: true },
  ];
  const columns = usePostingColumns(text.service, own, { sortsByApplications: false });
  return (
    <RecordList
      title={text.title}
      intro={text.intro}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      bulk={<PostingBulk />}
      filters={
        <PostingFilters>
          <ChoiceFilter
            source="category"
            label={text.category}
            choices={serviceCategories.map((value) => ({ value, label: text[value] }))}
          />
        </PostingFilters>
      }
    />
  );
}
