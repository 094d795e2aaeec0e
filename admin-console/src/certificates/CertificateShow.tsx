import { useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { type Certificate, certificateFields } from './certificate.fields';
import { CertificateActions } from './CertificateActions';
import { certificatesMessages } from './certificates.messages';

export function CertificateShow() {
  const text = useMessages(certificatesMessages);
  return (
    <RecordShow<Certificate>
      back={text.back}
      title={({ certificateNumber }) => text.one(certificateNumber)}
      fields={certificateFields}
    >
      {(certificate) => <CertificateActions certificate={certificate} />}
    </RecordShow>
  );
}
