import type { TokenScope } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `access_tokens`: what programs show instead of a session (API-4). */
export const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_tokens',
  indexes: [listIndex('access_tokens', 'user_id_created_at', 'user_id, created_at desc, id desc')],
  uniques: [{ name: 'access_tokens_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** What its owner calls it, e.g. the program that uses it. */
    name: p.text(),
    /** SHA-256 of the token; the token itself was shown once (SEC-4). */
    tokenHash: p.text(),
    scopes: p.array<TokenScope>((scope) => scope as TokenScope),
    expiresAt: moment(),
    /** To the hour, so that reading costs no write. */
    lastUsedAt: moment().nullable(),
    revokedAt: moment().nullable(),
    /** Made in a session with a second factor: only then an administrator's token has an administrator's powers (IDM-1). */
    hasSecondFactor: p.boolean().default(false),
    createdAt: createdAt(),
  },
});

export class AccessToken extends AccessTokenSchema.class {}
AccessTokenSchema.setClass(AccessToken);
