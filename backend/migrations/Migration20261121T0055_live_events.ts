import { Migration } from '@mikro-orm/migrations';

/** What went out to open screens, for those that were away for a while (NTF-3, COM-5). */
export class Migration20261121T0055_live_events extends Migration {
  override up(): void {
    this.addSql(`
      create table live_events (
        id uuid default gen_random_uuid() primary key,
        topics text[] not null,
        kind text not null,
        ids jsonb not null,
        is_guarded boolean not null default false,
        written_in bigint not null,
        horizon bigint not null,
        created_at timestamptz(3) not null default now()
      )
    `);
    this.addSql(`create index live_events_written_in_index on live_events (written_in)`);
    this.addSql(`create index live_events_created_at_index on live_events (created_at)`);
  }

  override down(): void {
    this.addSql(`drop table live_events`);
  }
}
