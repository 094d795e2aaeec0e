import { employmentTypes, experienceLevels } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { GovernorateFilter } from '../opportunities/GovernorateFilter';
import { PostingBulk } from '../opportunities/PostingBulk';
import { PostingFilters } from '../opportunities/PostingFilters';
import { usePostingColumns } from '../opportunities/usePostingColumns';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import type { Job } from './job';
import { jobsMessages } from './jobs.messages';
import { wordOf } from './word-of';

/** Vacancies, the latest first (JOB-1). */
export function JobList() {
  const text = useMessages(jobsMessages);
  const { language, format } = useLocale();
  const own: RecordColumn<Job>[] = [
    {
      field: 'employmentType',
      label: text.employmentType,
      render: ({ employmentType }) => wordOf(text, employmentType),
    },
    {
      field: 'applicationDeadline',
      label: text.applicationDeadline,
      render: ({ applicationDeadline: day }) => day && format.date(day),
      isSortable: true,
    },
    {
      field: 'requiredSkills',
      label: text.requiredSkills,
      isOnlyExported: true,
      csv: (job) => job.requiredSkills.join(', '),
    },
  ];
  const columns = usePostingColumns(text.job, own, {
    organisationOf: {
      label: text.companyName,
      name: ({ companyName, companyNameEn }) =>
        pickLocalized({ companyAr: companyName, companyEn: companyNameEn }, 'company', language),
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
            source="employmentType"
            label={text.employmentType}
            choices={employmentTypes.map((value) => ({ value, label: text[value] }))}
          />
          <ChoiceFilter
            source="experienceLevel"
            label={text.experienceLevel}
            choices={experienceLevels.map((value) => ({ value, label: text[value] }))}
          />
          <GovernorateFilter />
        </PostingFilters>
      }
    />
  );
}
