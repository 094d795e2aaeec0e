import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { CertificateSchema } from './certificate/certificate.entity.js';
import type { CertificateNumberSchema } from './certificate/certificate-number.entity.js';
import type { CertificateCorrectionSchema } from './correction/certificate-correction.entity.js';
import type { CertificateLogEntrySchema } from './log/certificate-log-entry.entity.js';
import type { CertificateLogNodeSchema } from './log/certificate-log-node.entity.js';
import type { CertificateReviewSchema } from './review/certificate-review.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type CertificatesTables = InferKyselyDB<
  | typeof CertificateSchema
  | typeof CertificateNumberSchema
  | typeof CertificateLogEntrySchema
  | typeof CertificateLogNodeSchema
  | typeof CertificateCorrectionSchema
  | typeof CertificateReviewSchema
> &
  Pick<CoursesTables, 'users' | 'courses' | 'lessons' | 'stored_files'>;
