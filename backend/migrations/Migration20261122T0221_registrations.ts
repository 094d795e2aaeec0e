import { Migration } from '@mikro-orm/migrations';

/**
 * Who registers has no account before following the link (AUTH-9). Accounts that nobody confirmed lose their password,
 * because anybody may have set it, and are taken by an invitation of their own kind.
 */
export class Migration20261122T0221_registrations extends Migration {
  override up(): void {
    this.addSql(`
      create table registrations (
        id uuid default gen_random_uuid() primary key,
        email text not null,
        first_name text not null,
        last_name text not null,
        password_hash text not null,
        token_hash text,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null default now(),
        constraint registrations_token_hash_unique unique (token_hash)
      )
    `);
    this.addSql(`create index registrations_email_index on registrations (email)`);
    this.addSql(`create index registrations_expires_at_index on registrations (expires_at)`);
    this.addSql(`alter table account_tokens drop constraint account_tokens_purpose_check`);
    this.addSql(`delete from account_tokens where purpose = 'verify-email'`);
    this.addSql(`
      update account_tokens set purpose = 'invitation'
        where purpose = 'reset-password' and user_id in (select id from users where email_verified_at is null)
    `);
    this.addSql(`update users set password_hash = null where email_verified_at is null and password_hash is not null`);
    this.addSql(`
      alter table account_tokens add constraint account_tokens_purpose_check
        check (purpose in ('invitation', 'reset-password', 'change-email', 'sign-in-pass'))
    `);
  }

  override down(): void {
    this.addSql(`alter table account_tokens drop constraint account_tokens_purpose_check`);
    this.addSql(`delete from account_tokens where purpose = 'sign-in-pass'`);
    this.addSql(`update account_tokens set purpose = 'reset-password' where purpose = 'invitation'`);
    this.addSql(`
      alter table account_tokens add constraint account_tokens_purpose_check
        check (purpose in ('verify-email', 'reset-password', 'change-email'))
    `);
    this.addSql(`drop table registrations`);
  }
}
