import ApproveIcon from '@mui/icons-material/VerifiedOutlined';
import { useLocale, useMessages } from '@masar/ui';
import { courseTitle } from '../courses/course';
import { BulkChange } from '../records/BulkChange';
import { ChoiceFilter, DaysFilter, ReferenceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { nameOfUser } from '../users/user';
import { type Certificate, certificateStatuses } from './certificate';
import { certificatesMessages, certificateStatusMessages } from './certificates.messages';
import { useCertificateColumns } from './useCertificateColumns';

export function CertificateList() {
  const text = useMessages(certificatesMessages);
  return (
    <RecordList<Certificate>
      title={text.title}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={<Filters />}
      columns={useCertificateColumns()}
      bulk={
        <BulkChange
          label={text.approve}
          icon={<ApproveIcon />}
          data={{ status: 'verified' }}
          confirm={text.approveHint}
        />
      }
    />
  );
}

function Filters() {
  const text = useMessages(certificatesMessages);
  const statuses = useMessages(certificateStatusMessages);
  const { language } = useLocale();
  return (
    <>
      <WordsFilter label={text.search} dir="ltr" />
      <ChoiceFilter
        source="status"
        label={text.status}
        choices={certificateStatuses.map((value) => ({ value, label: statuses[value] }))}
      />
      <ReferenceFilter source="userId" reference="users" label={text.holder} nameOf={nameOfUser} />
      <ReferenceFilter
        source="courseId"
        reference="courses"
        label={text.course}
        nameOf={(course) => courseTitle(course, language)}
      />
      <DaysFilter source="issuedAt" label={text.issuedAt} />
    </>
  );
}
