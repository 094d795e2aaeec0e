import { useMessages } from '@masar/ui';
import { BulkChange } from '../../records/BulkChange';
import { RecordList } from '../../records/RecordList';
import { type Application, applicationFields } from './application.fields';
import { applicationsMessages } from './applications.messages';

/** Applications of all kinds, the latest first (OPP-3). */
export function ApplicationList() {
  const text = useMessages(applicationsMessages);
  return (
    <RecordList<Application>
      title={text.title}
      intro={text.intro}
      fields={applicationFields}
      sort={{ field: 'appliedAt', order: 'DESC' }}
      bulk={<BulkChange label={text.bulkReview} data={{ status: 'in_review' }} confirm={text.bulkReviewText} />}
    />
  );
}
