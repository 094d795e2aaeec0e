import { Migration } from '@mikro-orm/migrations';

/** What programs show instead of a session (API-4). */
export class Migration20261121T0110_access_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table access_tokens (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        name text not null,
        token_hash text not null,
        scopes text[] not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint access_tokens_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint access_tokens_token_hash_unique unique (token_hash)
      )
    `);
    this.addSql(
      `create index access_tokens_user_id_created_at_index on access_tokens (user_id, created_at desc, id desc)`,
    );
  }

  override down(): void {
    this.addSql(`drop table access_tokens`);
  }
}
