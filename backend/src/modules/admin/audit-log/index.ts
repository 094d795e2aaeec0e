import { recordController } from '../records/record-controller.js';
import { AuditLogRecord } from './audit-log.record.js';
import { auditLogListing, AuditLogResource } from './audit-log.resource.js';

export { AuditLogResource };
export const AuditLogController = recordController({
  listing: auditLogListing,
  resource: AuditLogResource,
  record: AuditLogRecord,
  nouns: ['entry of the audit log', 'entries of the audit log'],
});
