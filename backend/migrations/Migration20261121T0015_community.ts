import { Migration } from '@mikro-orm/migrations';

/** Forums, discussions and replies (COM-1). */
export class Migration20261121T0015_community extends Migration {
  override up(): void {
    this.addSql(`
      create table forums (
        id uuid default gen_random_uuid() primary key,
        name_ar text not null,
        name_en text not null,
        description_ar text,
        description_en text,
        category_id text,
        created_at timestamptz(3) not null default now(),
        constraint forums_category_id_foreign foreign key (category_id) references categories (id) on delete set null
      )
    `);
    this.addSql(`create index forums_category_id_index on forums (category_id)`);
    this.addSql(`create index forums_created_at_index on forums (created_at, id)`);
    this.addSql(`
      create table discussions (
        id uuid default gen_random_uuid() primary key,
        forum_id uuid not null,
        user_id uuid,
        title text not null,
        content text not null,
        replies_count int not null default 0,
        likes_count int not null default 0,
        is_pinned boolean not null default false,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint discussions_forum_id_foreign foreign key (forum_id) references forums (id) on delete cascade,
        constraint discussions_user_id_foreign foreign key (user_id) references users (id) on delete set null,
        constraint discussions_counts_check check (replies_count >= 0 and likes_count >= 0)
      )
    `);
    this.addSql(
      `create index discussions_forum_id_list_index on discussions (forum_id, is_pinned desc, created_at desc, id desc)`,
    );
    this.addSql(`create index discussions_list_index on discussions (is_pinned desc, created_at desc, id desc)`);
    this.addSql(`create index discussions_created_at_index on discussions (created_at desc, id desc)`);
    this.addSql(`create index discussions_user_id_created_at_index on discussions (user_id, created_at desc, id desc)`);
    this.addSql(`
      create table replies (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid not null,
        user_id uuid,
        content text not null,
        likes_count int not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint replies_discussion_id_foreign foreign key (discussion_id) references discussions (id) on delete cascade,
        constraint replies_user_id_foreign foreign key (user_id) references users (id) on delete set null,
        constraint replies_likes_count_check check (likes_count >= 0)
      )
    `);
    this.addSql(`create index replies_discussion_id_created_at_index on replies (discussion_id, created_at, id)`);
    this.addSql(`create index replies_user_id_created_at_index on replies (user_id, created_at desc, id desc)`);
    this.addSql(`create index replies_created_at_index on replies (created_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table replies`);
    this.addSql(`drop table discussions`);
    this.addSql(`drop table forums`);
  }
}
