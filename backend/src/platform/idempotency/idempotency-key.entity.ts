import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '#platform/database/columns';

/** Table `idempotency_keys`: the answers of writes that carried a key, kept for a day (REL-3). */
export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  indexes: [{ name: 'idempotency_keys_created_at_index', properties: ['createdAt'] }],
  properties: {
    /** Whose key it is: a user's id; without a session a digest of network address and content (ADR 0036). */
    scope: p.text().primary(),
    key: p.text().primary(),
    /** Keyed digest of method, address and body: the same key with anything else is refused. */
    fingerprint: p.text(),
    /** The answer; empty only inside the transaction that is still working on it. */
    status: p.integer().nullable(),
    /** JSON as it was sent, byte for byte. */
    body: p.text().nullable(),
    createdAt: createdAt(),
  },
});
