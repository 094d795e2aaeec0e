import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '#platform/database/columns';

/**
 * Table `audit_log`: who changed what, each entry chained to the one before by its hash (SEC-8). Rows are only ever
 * added, by the function `audit_append`; triggers refuse everything else.
 */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  uniques: [{ name: 'audit_log_sequence_unique', properties: ['sequence'] }],
  indexes: [
    {
      name: 'audit_log_resource_index',
      expression: 'create index "audit_log_resource_index" on "audit_log" (resource, resource_id, sequence desc)',
    },
    {
      name: 'audit_log_actor_id_index',
      expression: 'create index "audit_log_actor_id_index" on "audit_log" (actor_id, sequence desc)',
    },
    { name: 'audit_log_at_index', properties: ['at'] },
  ],
  properties: {
    id: id(),
    /** 1, 2, 3 … without gaps. */
    sequence: p.bigint('number'),
    at: moment(),
    /** Stays when the account is erased: an id alone names nobody any more. Hence no foreign key. */
    actorId: p.uuid(),
    /** E.g. `create`, `change`, `remove`, or a verb of the resource such as `revoke`. */
    action: p.text(),
    /** As in `/api/admin/{resource}`. */
    resource: p.text(),
    resourceId: p.text().nullable(),
    requestId: p.text().nullable(),
    /** SHA-256 over nonce, before and after of `audit_details`. */
    detailsDigest: p.text(),
    /** Hash of the entry before; empty for the first. */
    previousHash: p.text(),
    /** SHA-256 over all columns above but the id, as a JSON list. */
    hash: p.text(),
  },
});
