import { Migration } from '@mikro-orm/migrations';

/** What people do in the portal (ANL-1). */
export class Migration20261121T0020_analytics extends Migration {
  override up(): void {
    this.addSql(`
      create table analytics (
        id uuid default gen_random_uuid() primary key,
        user_id uuid,
        event text not null,
        metadata jsonb,
        session_id text,
        ip_address text,
        user_agent text,
        created_at timestamptz(3) not null default now(),
        constraint analytics_user_id_foreign foreign key (user_id) references users (id) on delete set null
      )
    `);
    this.addSql(`create index analytics_user_id_created_at_index on analytics (user_id, created_at desc)`);
    this.addSql(`create index analytics_event_created_at_index on analytics (event, created_at desc)`);
    this.addSql(`create index analytics_created_at_index on analytics (created_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table analytics`);
  }
}
