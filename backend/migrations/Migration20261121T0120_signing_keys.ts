import { Migration } from '@mikro-orm/migrations';

/** The keys with which the installation signs certificates (CRT-5, CRT-8). */
export class Migration20261121T0120_signing_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table signing_keys (
        id text primary key,
        algorithm text not null,
        public_jwk jsonb not null,
        sealed_private_key text not null,
        created_at timestamptz(3) not null default now(),
        retired_at timestamptz(3),
        constraint signing_keys_algorithm_check check (algorithm in ('RS256', 'EdDSA'))
      )
    `);
    this.addSql(
      `create unique index signing_keys_one_active_unique on signing_keys (algorithm) where retired_at is null`,
    );
  }

  override down(): void {
    this.addSql(`drop table signing_keys`);
  }
}
