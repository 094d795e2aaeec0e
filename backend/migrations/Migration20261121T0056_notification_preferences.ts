import { Migration } from '@mikro-orm/migrations';

/** What a notification tells of, so that it is told once, and what each person wants to hear and how (NTF-1, NTF-2). */
export class Migration20261121T0056_notification_preferences extends Migration {
  override up(): void {
    this.addSql(`alter table notifications add source text`);
    this.addSql(
      `create unique index notifications_source_unique on notifications (user_id, source) where kind <> 'post-liked'`,
    );
    this.addSql(
      `create unique index notifications_open_group_unique on notifications (user_id, source) where kind = 'post-liked' and read_at is null`,
    );
    this.addSql(`create index notifications_group_index on notifications (user_id, source) where kind = 'post-liked'`);
    this.addSql(`
      create table notification_actors (
        id uuid default gen_random_uuid() primary key,
        notification_id uuid not null,
        user_id uuid not null,
        created_at timestamptz(3) not null default now(),
        constraint notification_actors_notification_id_foreign foreign key (notification_id)
          references notifications (id) on delete cascade,
        constraint notification_actors_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint notification_actors_notification_id_user_id_unique unique (notification_id, user_id)
      )
    `);
    this.addSql(`create index notification_actors_user_id_index on notification_actors (user_id)`);
    this.addSql(`
      create table notification_preferences (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        kind text not null,
        channel text not null,
        constraint notification_preferences_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint notification_preferences_user_id_kind_unique unique (user_id, kind),
        constraint notification_preferences_kind_check check (kind in ('reply-added', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'digest')),
        constraint notification_preferences_channel_check check (channel in ('in-app', 'email', 'none'))
      )
    `);
    this.addSql(
      `create index notification_preferences_digest_index on notification_preferences (user_id) where kind = 'digest' and channel = 'email'`,
    );
    this.addSql(`
      create table notification_digests (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        day date not null,
        created_at timestamptz(3) not null default now(),
        constraint notification_digests_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint notification_digests_user_id_day_unique unique (user_id, day)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table notification_digests`);
    this.addSql(`drop table notification_preferences`);
    this.addSql(`drop table notification_actors`);
    this.addSql(`drop index notifications_group_index`);
    this.addSql(`drop index notifications_open_group_unique`);
    this.addSql(`drop index notifications_source_unique`);
    this.addSql(`alter table notifications drop column source`);
  }
}
