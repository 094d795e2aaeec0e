import { Migration } from '@mikro-orm/migrations';

/** Links sent by mail that confirm an address or set a password (AUTH-2). */
export class Migration20261121T0003_account_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table account_tokens (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        purpose text not null,
        token_hash text not null,
        new_email text,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint account_tokens_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint account_tokens_token_hash_unique unique (token_hash),
        constraint account_tokens_purpose_check check (purpose in ('verify-email', 'reset-password', 'change-email'))
      )
    `);
    this.addSql(`create index account_tokens_user_id_index on account_tokens (user_id)`);
    this.addSql(`create index account_tokens_expires_at_index on account_tokens (expires_at)`);
  }

  override down(): void {
    this.addSql(`drop table account_tokens`);
  }
}
