import { Migration } from '@mikro-orm/migrations';

/** Other systems that are told what happened, and what they were told (API-5). */
export class Migration20261121T0111_webhooks extends Migration {
  override up(): void {
    this.addSql(`
      create table webhooks (
        id uuid default gen_random_uuid() primary key,
        name text not null,
        url text not null,
        events text[] not null,
        is_active boolean not null default true,
        secret_version int not null default 1,
        created_by uuid,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint webhooks_created_by_foreign foreign key (created_by) references users (id) on delete set null,
        constraint webhooks_url_unique unique (url)
      )
    `);
    this.addSql(`create index webhooks_created_at_index on webhooks (created_at desc, id desc)`);
    this.addSql(`create index webhooks_created_by_index on webhooks (created_by)`);
    this.addSql(`
      create table webhook_deliveries (
        id uuid default gen_random_uuid() primary key,
        webhook_id uuid not null,
        event text not null,
        source text not null,
        payload jsonb not null,
        status text not null default 'waiting',
        attempts int not null default 0,
        next_attempt_at timestamptz(3),
        answered_status int,
        failure text,
        delivered_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint webhook_deliveries_webhook_id_foreign foreign key (webhook_id) references webhooks (id) on delete cascade,
        constraint webhook_deliveries_webhook_id_source_unique unique (webhook_id, source),
        constraint webhook_deliveries_status_check check (status in ('waiting', 'delivered', 'failed'))
      )
    `);
    this.addSql(
      `create index webhook_deliveries_webhook_id_created_at_index on webhook_deliveries (webhook_id, created_at desc, id desc)`,
    );
    this.addSql(`create index webhook_deliveries_created_at_index on webhook_deliveries (created_at, id)`);
    this.addSql(
      `create index webhook_deliveries_due_index on webhook_deliveries (next_attempt_at) where status = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql(`drop table webhook_deliveries`);
    this.addSql(`drop table webhooks`);
  }
}
