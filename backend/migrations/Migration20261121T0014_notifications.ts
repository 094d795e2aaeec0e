import { Migration } from '@mikro-orm/migrations';

/** What a person should know (NTF-1). */
export class Migration20261121T0014_notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table notifications (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        kind text not null,
        title_ar text not null,
        title_en text not null,
        href text,
        read_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint notifications_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )
    `);
    this.addSql(
      `create index notifications_user_id_created_at_index on notifications (user_id, created_at desc, id desc)`,
    );
    this.addSql(`create index notifications_unread_index on notifications (user_id) where read_at is null`);
  }

  override down(): void {
    this.addSql(`drop table notifications`);
  }
}
