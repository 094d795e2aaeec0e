import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, moment } from '#platform/database/columns';

/** Table `registrations`: wishes for an account whose link was not followed yet; each has its own password (AUTH-9). */
export const RegistrationSchema = defineEntity({
  name: 'Registration',
  tableName: 'registrations',
  indexes: [
    { name: 'registrations_email_index', properties: ['email'] },
    { name: 'registrations_expires_at_index', properties: ['expiresAt'] },
  ],
  uniques: [{ name: 'registrations_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: id(),
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    /** Becomes the account's when the link is followed, and goes with the row otherwise. */
    passwordHash: p.text().hidden(),
    /** SHA-256 of the token; empty until the mail is written. The token itself is only in the mail (SEC-4). */
    tokenHash: p.text().nullable(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
});

export class Registration extends RegistrationSchema.class {}
RegistrationSchema.setClass(Registration);
