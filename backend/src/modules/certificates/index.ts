/** Front door of the certificates module. */
export { CertificatesModule } from './certificates.module.js';
export * from './certificates.events.js';
export * from './certificates.errors.js';
export type { CertificatesTables } from './certificates.tables.js';
export { CertificateQueries, type CertificateRow } from './certificate/certificate.queries.js';
export { digestOf, entryBytes, type LogEntryKind } from './log/log-entry.js';
export { LogHeadSigner } from './log/log-head-signer.js';
export { grow, inclusionPath, leafHash, partsOf } from './log/merkle-tree.js';
export { CertificateGrades, type GradeSource } from './certificate/certificate-grades.js';
export { CertificateService } from './issuing/certificate.service.js';
export { type CertificateStatus, certificateStatuses } from './certificate/certificate.entity.js';
