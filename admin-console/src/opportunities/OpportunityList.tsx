import { opportunityTypes } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { GovernorateFilter } from './GovernorateFilter';
import { opportunitiesMessages } from './opportunities.messages';
import type { Opportunity } from './opportunity';
import { PostingBulk } from './PostingBulk';
import { PostingFilters } from './PostingFilters';
import { usePostingColumns } from './usePostingColumns';

/** Volunteering, internships and jobs, the latest first (OPP-1). */
export function OpportunityList() {
  const text = useMessages(opportunitiesMessages);
  const { language, format } = useLocale();
  const own: RecordColumn<Opportunity>[] = [
    { field: 'type', label: text.type, render: ({ type }) => text[type], csv: ({ type }) => text[type] },
    {
      field: 'applicationDeadline',
      label: text.applicationDeadline,
      render: ({ applicationDeadline: day }) => day && format.date(day),
      isSortable: true,
    },
  ];
  const columns = usePostingColumns(text.opportunity, own, {
    organisationOf: {
      label: text.company,
      name: ({ company, companyEn }) => pickLocalized({ companyAr: company, companyEn }, 'company', language),
    },
  });
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      add={text.add}
      bulk={<PostingBulk />}
      filters={
        <PostingFilters>
          <ChoiceFilter
            source="type"
            label={text.type}
            choices={opportunityTypes.map((value) => ({ value, label: text[value] }))}
          />
          <GovernorateFilter />
        </PostingFilters>
      }
    />
  );
}
