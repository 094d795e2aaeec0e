import { Migration } from '@mikro-orm/migrations';

/** Which archives there are and how far one that is being made has come (REL-8). */
export class Migration20261121T0100_backups extends Migration {
  override up(): void {
    this.addSql(`
      create table backups (
        id uuid default gen_random_uuid() primary key,
        kind text not null default 'backup',
        status text not null default 'waiting',
        percent integer not null default 0,
        requested_by uuid,
        file_name text,
        size_bytes bigint,
        sha256 text,
        rows_count bigint,
        files_count integer,
        created_at timestamptz(3) not null default now(),
        seen_at timestamptz(3) not null default now(),
        finished_at timestamptz(3),
        constraint backups_requested_by_foreign foreign key (requested_by) references users (id) on delete set null,
        constraint backups_kind_check check (kind in ('backup', 'drill')),
        constraint backups_status_check check (status in ('waiting', 'running', 'done', 'failed')),
        constraint backups_percent_check check (percent >= 0 and percent <= 100)
      )
    `);
    this.addSql(`create index backups_requested_by_index on backups (requested_by)`);
    this.addSql(`create index backups_created_at_index on backups (created_at desc, id desc)`);
    this.addSql(`create unique index backups_underway_unique on backups (kind) where status in ('waiting', 'running')`);
  }

  override down(): void {
    this.addSql(`drop table backups`);
  }
}
