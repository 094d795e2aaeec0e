import { Migration } from '@mikro-orm/migrations';

/** Answers of writes that carried an Idempotency-Key (REL-3). */
export class Migration20261121T0039_idempotency_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint text not null,
        status int,
        body text,
        created_at timestamptz(3) not null default now(),
        primary key (scope, key)
      )
    `);
    this.addSql(`create index idempotency_keys_created_at_index on idempotency_keys (created_at)`);
  }

  override down(): void {
    this.addSql(`drop table idempotency_keys`);
  }
}
