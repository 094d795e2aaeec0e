import { Migration } from '@mikro-orm/migrations';

/** What somebody shows beside the password: codes of an app, passkeys, and recovery codes for when both are away (IDM-1). */
export class Migration20261122T0241_second_factors extends Migration {
  override up(): void {
    this.addSql(`
      create table totp_secrets (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        sealed_secret text not null,
        confirmed_at timestamptz(3),
        last_used_step int not null default 0,
        created_at timestamptz(3) not null default now(),
        constraint totp_secrets_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint totp_secrets_user_id_unique unique (user_id)
      )
    `);
    this.addSql(`
      create table passkeys (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        name text not null,
        credential_id text not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null,
        is_backed_up boolean not null,
        last_used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint passkeys_credential_id_unique unique (credential_id)
      )
    `);
    this.addSql(`create index passkeys_user_id_index on passkeys (user_id)`);
    this.addSql(`
      create table recovery_codes (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        code_hash text not null,
        used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint recovery_codes_user_id_code_hash_unique unique (user_id, code_hash)
      )
    `);
    // Sign-ins that wait for their second step end with the person's sessions; few wait at a time.
    this.addSql(`
      create index "sessions_second_step_index" on "sessions" ((("sess" -> 'secondStep') ->> 'userId'))
        where sess -> 'secondStep' is not null
    `);
    this.addSql(`alter table access_tokens add column has_second_factor boolean not null default false`);
  }

  override down(): void {
    this.addSql(`alter table access_tokens drop column has_second_factor`);
    this.addSql(`drop index "sessions_second_step_index"`);
    this.addSql(`drop table recovery_codes`);
    this.addSql(`drop table passkeys`);
    this.addSql(`drop table totp_secrets`);
  }
}
