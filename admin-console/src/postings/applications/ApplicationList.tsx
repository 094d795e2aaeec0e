import { applicationKinds, serviceRequestStatuses } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../../records/BulkChange';
import type { RecordColumn } from '../../records/column';
import { ChoiceFilter, DaysFilter, ReferenceFilter } from '../../records/filters';
import { RecordList } from '../../records/RecordList';
import { personName } from '../../records/person-name';
import { type Application, ApplicationBadge } from './ApplicationBadge';
import { applicationsMessages } from './applications.messages';

/** Applications of all kinds, the latest first (OPP-3). */
export function ApplicationList() {
  const text = useMessages(applicationsMessages);
  const { language, format } = useLocale();
  const columns: RecordColumn<Application>[] = [
    { field: 'userName', label: text.applicant, render: ({ userName }) => userName ?? text.deletedUser },
    {
      field: 'titleAr',
      label: text.posting,
      render: (application) => pickLocalized(application, 'title', language),
      csv: ({ titleAr }) => titleAr,
    },
    { field: 'kind', label: text.kind, render: ({ kind }) => text[kind] },
    { field: 'status', label: text.status, render: ({ status }) => <ApplicationBadge status={status} /> },
    { field: 'appliedAt', label: text.appliedAt, render: ({ appliedAt }) => format.date(appliedAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      intro={text.intro}
      columns={columns}
      sort={{ field: 'appliedAt', order: 'DESC' }}
      bulk={<BulkChange label={text.bulkReview} data={{ status: 'in_review' }} confirm={text.bulkReviewText} />}
      filters={
        <>
          <ReferenceFilter source="userId" reference="users" label={text.applicant} nameOf={personName} />
          <ChoiceFilter
            source="kind"
            label={text.kind}
            choices={applicationKinds.map((value) => ({ value, label: text[value] }))}
          />
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={serviceRequestStatuses.map((value) => ({ value, label: text[value] }))}
          />
          <DaysFilter source="appliedAt" label={text.appliedAt} />
        </>
      }
    />
  );
}
