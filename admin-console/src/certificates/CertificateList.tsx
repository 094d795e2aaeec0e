import { useMessages } from '@masar/ui';
import ApproveIcon from '@mui/icons-material/VerifiedOutlined';
import { BulkChange } from '../records/BulkChange';
import { RecordList } from '../records/RecordList';
import { type Certificate, certificateFields } from './certificate.fields';
import { certificatesMessages } from './certificates.messages';

export function CertificateList() {
  const text = useMessages(certificatesMessages);
  return (
    <RecordList<Certificate>
      title={text.title}
      fields={certificateFields}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      search={text.search}
      searchDirection="ltr"
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
