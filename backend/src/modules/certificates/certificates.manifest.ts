import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { CertificateSchema } from './certificate/certificate.entity.js';
import { CertificateNumberSchema } from './certificate/certificate-number.entity.js';
import { certificatesInvariants } from './certificates.invariants.js';
import { certificatesPersonalData } from './certificates.personal-data.js';
import { CertificateCorrectionSchema } from './correction/certificate-correction.entity.js';
import { CertificateLogEntrySchema } from './log/certificate-log-entry.entity.js';
import { CertificateLogNodeSchema } from './log/certificate-log-node.entity.js';
import { CertificateReviewSchema } from './review/certificate-review.entity.js';

/** What completed courses are certified by, and what proves it to others. */
export const certificatesManifest: ModuleManifest = {
  level: 3,
  readable: ['certificate_corrections', 'certificate_reviews', 'certificates'],
  entities: [
    CertificateCorrectionSchema,
    CertificateReviewSchema,
    CertificateSchema,
    CertificateNumberSchema,
    CertificateLogEntrySchema,
    CertificateLogNodeSchema,
  ],
  personalData: certificatesPersonalData,
  invariants: certificatesInvariants,
};
