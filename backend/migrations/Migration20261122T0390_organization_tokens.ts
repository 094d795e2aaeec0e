import { Migration } from '@mikro-orm/migrations';

/** What programs of the organisation show: they read records of all people and belong to nobody (API-7). */
export class Migration20261122T0390_organization_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table organization_tokens (
        id uuid default gen_random_uuid() primary key,
        name text not null,
        token_hash text not null,
        scopes text[] not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        hour_started_at timestamptz(3),
        uses_in_hour int not null default 0,
        revoked_at timestamptz(3),
        created_by uuid,
        created_at timestamptz(3) not null default now(),
        constraint organization_tokens_created_by_foreign foreign key (created_by) references users (id) on delete set null,
        constraint organization_tokens_token_hash_unique unique (token_hash)
      )
    `);
    this.addSql(`create index organization_tokens_created_at_index on organization_tokens (created_at desc, id desc)`);
    this.addSql(`create index organization_tokens_created_by_index on organization_tokens (created_by)`);
  }

  override down(): void {
    this.addSql(`drop table organization_tokens`);
  }
}
