import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { certificateFields } from './certificate.fields';
import { CertificateList } from './CertificateList';
import { CertificateShow } from './CertificateShow';

/** Certificates: approved, revoked with a reason, issued anew. */
export default {
  list: CertificateList,
  show: CertificateShow,
  icon: CertificateIcon,
  options: { fields: certificateFields },
};
