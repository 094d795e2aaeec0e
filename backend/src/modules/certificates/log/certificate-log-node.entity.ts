import { defineEntity, p } from '@mikro-orm/core';

/** Table `certificate_log_nodes`: hashes of the perfect subtrees over `certificate_log` (EVD-6). */
export const CertificateLogNodeSchema = defineEntity({
  name: 'CertificateLogNode',
  tableName: 'certificate_log_nodes',
  checks: [{ name: 'certificate_log_nodes_place_check', expression: 'level >= 0 and position >= 0' }],
  properties: {
    /** 0 for leaves. */
    level: p.integer().primary().autoincrement(false),
    position: p.integer().primary().autoincrement(false),
    /** Base64url. */
    hash: p.text(),
  },
});
