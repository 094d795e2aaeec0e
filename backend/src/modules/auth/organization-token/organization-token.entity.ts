import type { OrganizationScope } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `organization_tokens`: what programs of the organisation show; they act as nobody (API-7). */
export const OrganizationTokenSchema = defineEntity({
  name: 'OrganizationToken',
  tableName: 'organization_tokens',
  indexes: [
    listIndex('organization_tokens', 'created_at', 'created_at desc, id desc'),
    { name: 'organization_tokens_created_by_index', properties: ['createdBy'] },
  ],
  uniques: [{ name: 'organization_tokens_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: id(),
    /** What the organisation calls the program that uses it. */
    name: p.text(),
    /** SHA-256 of the token; the token itself was shown once (SEC-4). */
    tokenHash: p.text(),
    scopes: p.array<OrganizationScope>((scope) => scope as OrganizationScope),
    expiresAt: moment(),
    lastUsedAt: moment().nullable(),
    /** Uses are counted by the hour, from the first one on. */
    hourStartedAt: moment().nullable(),
    usesInHour: p.integer().default(0),
    revokedAt: moment().nullable(),
    /** The administrator who made it; it outlives their account. */
    createdBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});

export class OrganizationToken extends OrganizationTokenSchema.class {}
OrganizationTokenSchema.setClass(OrganizationToken);
