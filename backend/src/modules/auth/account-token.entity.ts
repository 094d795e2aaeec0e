import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

export const accountTokenPurposes = [
  'invitation',
  'reset-password',
  'change-email',
  'assigned-email',
  'sign-in-pass',
  'registration',
] as const;

/** Table `account_tokens`: links sent by mail, valid once and for a while (AUTH-2, PRF-1). */
export const AccountTokenSchema = defineEntity({
  name: 'AccountToken',
  tableName: 'account_tokens',
  indexes: [
    { name: 'account_tokens_user_id_index', properties: ['userId'] },
    { name: 'account_tokens_expires_at_index', properties: ['expiresAt'] },
  ],
  uniques: [{ name: 'account_tokens_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    purpose: p.enum(accountTokenPurposes),
    /** SHA-256 of the token; the token itself is only in the mail (SEC-4). */
    tokenHash: p.text(),
    /** The address to be confirmed, for `change-email` and `assigned-email`. */
    newEmail: p.text().nullable(),
    expiresAt: moment(),
    usedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class AccountToken extends AccountTokenSchema.class {
  /** True while the link of the mail still works. */
  isUsable(now: Date): boolean {
    return !this.usedAt && this.expiresAt > now;
  }
}
AccountTokenSchema.setClass(AccountToken);
