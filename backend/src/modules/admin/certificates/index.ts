import { CertificateNotActive, CertificateNotPending } from '#modules/certificates';
import { recordController } from '../records/record-controller.js';
import { ChangeCertificateDto } from './certificate.dto.js';
import { CertificateRecord } from './certificate.record.js';
import { certificateListing, CertificatesResource } from './certificates.resource.js';

export { CertificatesResource };
export const CertificatesController = recordController({
  listing: certificateListing,
  resource: CertificatesResource,
  record: CertificateRecord,
  nouns: ['certificate', 'certificates'],
  change: ChangeCertificateDto,
  fails: [CertificateNotActive, CertificateNotPending],
});
