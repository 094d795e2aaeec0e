import { categoryIds, defaultRole, learningGoals, roles } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';
import { userWords } from './user-words.js';

/** Table `users`: people with an account (spec 3; AUTH-2, AUTH-7). */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  // Addresses that differ only in case belong to one mailbox: one account.
  uniques: [
    { name: 'users_email_unique', expression: 'create unique index "users_email_unique" on "users" (lower("email"))' },
  ],
  indexes: [
    listIndex('users', 'role_created_at', 'role, created_at desc, id desc'),
    listIndex('users', 'created_at', 'created_at desc, id desc'),
    listIndex('users', 'changed_at', 'changed_at, id'),
    listIndex('users', 'last_active_at', 'last_active_at desc nulls last, id desc'),
    // Few are suspended: the index holds these alone.
    listIndex('users', 'suspended_at', 'suspended_at desc', 'suspended_at is not null'),
    listIndex('users', 'invited_by', 'invited_by'),
    {
      name: 'users_name_words_index',
      expression: `create index "users_name_words_index" on "users" using gin (${userWords()})`,
    },
  ],
  properties: {
    id: id(),
    email: p.text(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profileImageUrl: p.text().nullable(),
    bio: p.text().nullable(),
    role: p.enum(roles).default(defaultRole),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** argon2id in PHC form; absent for people who sign in elsewhere. */
    passwordHash: p.text().nullable().hidden(),
    emailVerifiedAt: moment().nullable(),
    /** Who made the account or last sent its invitation; null where its owner made it, or theirs is gone. */
    invitedBy: idOf('users', 'set null').nullable(),
    /** Full name in Arabic letters, as printed on certificates. */
    nameAr: p.text().nullable(),
    /** Full name in Latin letters, as printed on certificates. */
    nameEn: p.text().nullable(),
    /** When the person saw both names as a certificate shows them and found them right (CRT-12). */
    certificateNamesConfirmedAt: moment().nullable(),
    digits: p.enum(['latn', 'arab']).default('latn'),
    /** What the person learns for, in which track and how many minutes a day; asked once, on the first day (DSH-8). */
    learningGoal: p.enum(learningGoals).nullable(),
    track: p.enum(categoryIds).nullable(),
    dailyMinutes: p.integer().nullable(),
    /** When these were answered or left for later; whoever was asked is not asked again. */
    planAskedAt: moment().nullable(),
    lastActiveAt: moment().nullable(),
    /** Seeded for the demonstration; a live server refuses to start beside such rows (READ-2). */
    isDemo: p.boolean().default(false),
    /** Kept out by an administrator since then; nothing of theirs is lost (CON-1). */
    suspendedAt: moment().nullable(),
    /** When programs of the organisation last saw it change; kept by the database (API-8). */
    changedAt: createdAt(),
  },
});

export class User extends UserSchema.class {
  /** First and last name as others see them; empty where neither is known, never the mail address. */
  displayName(): string {
    return [this.firstName, this.lastName].filter(Boolean).join(' ');
  }
}
UserSchema.setClass(User);
