import { sql } from 'kysely';
import { peopleOfAddress, type PersonalData } from '#platform/personal-data/personal-data';

/** What accounts hold of people (PRF-4). The row in `users` itself goes last. */
export const authPersonalData: PersonalData = {
  sources: [
    {
      table: 'users',
      as: 'account',
      whose: ({ id }) => sql`t.id = ${id}::uuid`,
      hidden: ['password_hash', 'invited_by'],
    },
    { table: 'users', as: 'accounts_invited', whose: 'invited_by', only: ['id', 'created_at'] },
    {
      table: 'sessions',
      whose: ({ id }) => sql`t.sess -> 'passport' -> 'user' ->> 'id' = ${id}`,
      hidden: ['sid'],
      erase: ({ id }) => [sql`delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = ${id}`],
    },
    {
      // Wishes for an account under the address, of whoever typed it.
      table: 'registrations',
      whose: ({ email }) => sql`lower(t.email) = lower(${email})`,
      people: peopleOfAddress,
      only: ['email', 'first_name', 'last_name', 'expires_at', 'created_at'],
      erase: ({ email }) => [
        sql`delete from registrations where lower(email) = lower(${email})`,
        // Links that were asked for and not mailed yet.
        sql`delete from pgboss.job where name like 'auth.asked-for-%' and lower(data ->> 'email') = lower(${email})`,
      ],
    },
    { table: 'account_tokens', whose: 'user_id', hidden: ['token_hash'] },
    { table: 'access_tokens', whose: 'user_id', hidden: ['token_hash'] },
    { table: 'organization_tokens', whose: 'created_by', only: ['id', 'name', 'created_at'] },
    { table: 'totp_secrets', whose: 'user_id', hidden: ['sealed_secret', 'last_used_step'] },
    { table: 'passkeys', whose: 'user_id', hidden: ['credential_id', 'public_key', 'counter'] },
    { table: 'recovery_codes', whose: 'user_id', hidden: ['code_hash'] },
    { table: 'role_requests', whose: 'user_id', hidden: ['decided_by'] },
    {
      table: 'role_requests',
      as: 'role_requests_decided',
      whose: 'decided_by',
      only: ['id', 'role', 'status', 'decision_reason', 'decided_at'],
    },
  ],
  impersonal: {},
};
