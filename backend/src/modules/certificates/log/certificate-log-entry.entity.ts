import { defineEntity, p } from '@mikro-orm/core';
import { idOf, moment } from '#platform/database/columns';
import { logEntryKinds } from './log-entry.js';

/** Table `certificate_log`: what happened to certificates, one leaf of the tree after the other, never changed (EVD-6). */
export const CertificateLogEntrySchema = defineEntity({
  name: 'CertificateLogEntry',
  tableName: 'certificate_log',
  uniques: [{ name: 'certificate_log_certificate_id_kind_unique', properties: ['certificateId', 'kind'] }],
  checks: [{ name: 'certificate_log_position_check', expression: 'position >= 0' }],
  properties: {
    /** From 0, without gaps. */
    position: p.integer().primary().autoincrement(false),
    kind: p.enum(logEntryKinds),
    at: moment(),
    /** SHA-256 of what the certificate says, base64url. */
    digest: p.text(),
    /** Absent once the certificate was erased with its holder's account. */
    certificateId: idOf('certificates', 'set null').nullable(),
    /** The signed head of the log up to this entry; of several written at once the last has it. */
    signedHead: p.text().nullable(),
  },
});
