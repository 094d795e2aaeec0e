import { Migration } from '@mikro-orm/migrations';

/**
 * How often discussions are viewed (COM-11): the number, who viewed on which day, in partitions of a day for the once of it,
 * and what is not yet in the number.
 */
export class Migration20261126T1712_views_of_discussions extends Migration {
  override up(): void {
    this.addSql(`alter table discussions add column views_count integer not null default 0`);
    this.addSql(
      `alter table discussions add constraint discussions_views_count_check check (views_count >= 0) not valid`,
    );
    this.addSql(`alter table discussions validate constraint discussions_views_count_check`);
    this.addSql(`
      create table discussion_views (
        id uuid not null default gen_random_uuid(),
        discussion_id uuid not null,
        user_id uuid,
        created_at timestamptz(3) not null default now(),
        primary key (id, created_at),
        constraint discussion_views_once_unique unique (discussion_id, user_id, created_at),
        constraint discussion_views_discussion_id_foreign
          foreign key (discussion_id) references discussions (id) on delete cascade,
        constraint discussion_views_user_id_foreign foreign key (user_id) references users (id) on delete set null
      ) partition by range (created_at)
    `);
    this.addSql(`create table discussion_views_rest partition of discussion_views default`);
    this.addSql(`create index discussion_views_user_id_index on discussion_views (user_id)`);
    this.addSql(`
      create table discussion_view_deltas (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid not null,
        views integer not null,
        created_at timestamptz(3) not null default now(),
        constraint discussion_view_deltas_discussion_id_foreign
          foreign key (discussion_id) references discussions (id) on delete cascade
      )
    `);
    this.addSql(`create index discussion_view_deltas_discussion_id_index on discussion_view_deltas (discussion_id)`);
  }

  override down(): void {
    this.addSql(`drop table discussion_view_deltas`);
    this.addSql(`drop table discussion_views`);
    this.addSql(`alter table discussions drop column views_count`);
  }
}
