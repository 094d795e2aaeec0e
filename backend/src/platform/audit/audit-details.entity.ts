import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, moment } from '#platform/database/columns';

/**
 * Table `audit_details`: what an entry of the audit log changed. Kept apart from the chain, which holds its digest
 * only, so that erasing a person can empty it without breaking the chain (PRF-4, ADR 0029).
 */
export const AuditDetailsSchema = defineEntity({
  name: 'AuditDetails',
  tableName: 'audit_details',
  indexes: [
    {
      name: 'audit_details_people_index',
      expression: 'create index "audit_details_people_index" on "audit_details" using gin (people)',
    },
  ],
  uniques: [{ name: 'audit_details_entry_id_unique', properties: ['entryId'] }],
  properties: {
    id: id(),
    entryId: idOf('audit_log', 'restrict'),
    /** Random, so that emptied details cannot be guessed from their digest. */
    nonce: p.text().nullable(),
    /** The changed fields as they were; null where the record is new. */
    before: p.json<Record<string, unknown>>().nullable(),
    /** The changed fields as they are; null where the record is gone. */
    after: p.json<Record<string, unknown>>().nullable(),
    /** Ids of those whose account or record it is: erasing one of them empties the details (ADR 0035). */
    people: p.array<string>().columnType('uuid[]').default([]),
    /** When erasing a person emptied them; an entry of the chain says so too. */
    erasedAt: moment().nullable(),
  },
});
