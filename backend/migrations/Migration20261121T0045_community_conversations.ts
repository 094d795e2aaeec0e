import { Migration } from '@mikro-orm/migrations';

/** States, counters, likes, reports and decisions of the forum, and discussions of lessons (COM-2 to COM-7). */
export class Migration20261121T0045_community_conversations extends Migration {
  override up(): void {
    this.forums();
    this.discussions();
    this.replies();
    this.likes('discussion');
    this.likes('reply');
    this.reports();
    this.decisions();
  }

  override down(): void {
    for (const table of ['moderation_decisions', 'abuse_reports', 'reply_likes', 'discussion_likes']) {
      this.addSql(`drop table ${table}`);
    }
    this.addSql(`alter table replies drop constraint replies_status_check`);
    this.addSql(`alter table replies drop column status`);
    this.addSql(`delete from discussions where forum_id is null`);
    this.addSql(`alter table discussions drop constraint discussions_place_check`);
    this.addSql(`alter table discussions drop constraint discussions_status_check`);
    for (const list of ['forum_list', 'lesson_list', 'all_list', 'withheld', 'forum_id', 'lesson_id']) {
      this.addSql(`drop index discussions_${list}_index`);
    }
    this.addSql(`
      alter table discussions
        drop column lesson_id, drop column is_locked, drop column status, drop column last_activity_at,
        alter column forum_id set not null
    `);
    this.addSql(
      `create index discussions_forum_id_list_index on discussions (forum_id, is_pinned desc, created_at desc, id desc)`,
    );
    this.addSql(`create index discussions_list_index on discussions (is_pinned desc, created_at desc, id desc)`);
    this.addSql(`alter table forums drop constraint forums_discussions_count_check`);
    this.addSql(`alter table forums drop column order_index, drop column discussions_count`);
  }

  private forums(): void {
    this.addSql(
      `alter table forums add order_index int not null default 0, add discussions_count int not null default 0`,
    );
    this.addSql(`alter table forums add constraint forums_discussions_count_check check (discussions_count >= 0)`);
    this.addSql(`
      update forums set discussions_count = (select count(*) from discussions where forum_id = forums.id)
    `);
  }

  private discussions(): void {
    this.addSql(`
      alter table discussions
        alter column forum_id drop not null,
        add lesson_id uuid,
        add is_locked boolean not null default false,
        add status text not null default 'visible',
        add last_activity_at timestamptz(3) not null default now(),
        add constraint discussions_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        add constraint discussions_place_check check (num_nonnulls(forum_id, lesson_id) = 1),
        add constraint discussions_status_check check (status in ('visible', 'pending', 'hidden', 'deleted'))
    `);
    this.addSql(`update discussions set last_activity_at = updated_at`);
    this.addSql(`drop index discussions_forum_id_list_index`);
    this.addSql(`drop index discussions_list_index`);
    const order = `is_pinned desc, created_at desc, id desc`;
    const visible = `where status = 'visible'`;
    this.addSql(`create index discussions_forum_list_index on discussions (forum_id, ${order}) ${visible}`);
    this.addSql(`create index discussions_lesson_list_index on discussions (lesson_id, ${order}) ${visible}`);
    this.addSql(
      `create index discussions_all_list_index on discussions (${order}) ${visible} and forum_id is not null`,
    );
    this.addSql(
      `create index discussions_withheld_index on discussions (user_id, created_at desc, id desc) where status in ('pending', 'hidden')`,
    );
    this.addSql(`create index discussions_forum_id_index on discussions (forum_id)`);
    this.addSql(`create index discussions_lesson_id_index on discussions (lesson_id)`);
  }

  private replies(): void {
    this.addSql(`
      alter table replies
        add status text not null default 'visible',
        add constraint replies_status_check check (status in ('visible', 'pending', 'hidden', 'deleted'))
    `);
  }

  private likes(post: 'discussion' | 'reply'): void {
    const table = `${post}_likes`;
    const posts = post === 'reply' ? 'replies' : 'discussions';
    this.addSql(`
      create table ${table} (
        id uuid default gen_random_uuid() primary key,
        ${post}_id uuid not null,
        user_id uuid,
        created_at timestamptz(3) not null default now(),
        constraint ${table}_${post}_id_foreign foreign key (${post}_id) references ${posts} (id) on delete cascade,
        constraint ${table}_user_id_foreign foreign key (user_id) references users (id) on delete set null,
        constraint ${table}_${post}_id_user_id_unique unique (${post}_id, user_id)
      )
    `);
    this.addSql(`create index ${table}_user_id_index on ${table} (user_id)`);
  }

  private reports(): void {
    this.addSql(`
      create table abuse_reports (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid,
        reply_id uuid,
        reporter_id uuid,
        reason text not null,
        note text,
        reported_text text not null,
        status text not null default 'open',
        outcome text,
        decided_by uuid,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint abuse_reports_discussion_id_foreign foreign key (discussion_id) references discussions (id) on delete cascade,
        constraint abuse_reports_reply_id_foreign foreign key (reply_id) references replies (id) on delete cascade,
        constraint abuse_reports_reporter_id_foreign foreign key (reporter_id) references users (id) on delete set null,
        constraint abuse_reports_decided_by_foreign foreign key (decided_by) references users (id) on delete set null,
        constraint abuse_reports_discussion_id_reporter_id_unique unique (discussion_id, reporter_id),
        constraint abuse_reports_reply_id_reporter_id_unique unique (reply_id, reporter_id),
        constraint abuse_reports_post_check check (num_nonnulls(discussion_id, reply_id) = 1),
        constraint abuse_reports_reason_check check (reason in ('spam', 'abuse', 'off-topic', 'personal-data', 'other')),
        constraint abuse_reports_status_check check (status in ('open', 'upheld', 'dismissed'))
      )
    `);
    this.addSql(`create index abuse_reports_reporter_id_index on abuse_reports (reporter_id)`);
    this.addSql(`create index abuse_reports_decided_by_index on abuse_reports (decided_by)`);
    this.addSql(
      `create index abuse_reports_status_created_at_index on abuse_reports (status, created_at desc, id desc)`,
    );
  }

  private decisions(): void {
    this.addSql(`
      create table moderation_decisions (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid,
        reply_id uuid,
        moderator_id uuid,
        action text not null,
        reason text,
        created_at timestamptz(3) not null default now(),
        constraint moderation_decisions_discussion_id_foreign foreign key (discussion_id) references discussions (id) on delete cascade,
        constraint moderation_decisions_reply_id_foreign foreign key (reply_id) references replies (id) on delete cascade,
        constraint moderation_decisions_moderator_id_foreign foreign key (moderator_id) references users (id) on delete set null,
        constraint moderation_decisions_post_check check (num_nonnulls(discussion_id, reply_id) = 1),
        constraint moderation_decisions_action_check check (action in ('pin', 'unpin', 'lock', 'unlock', 'hide', 'unhide', 'move', 'approve'))
      )
    `);
    for (const post of ['discussion', 'reply']) {
      this.addSql(
        `create index moderation_decisions_${post}_id_index on moderation_decisions (${post}_id, created_at desc, id desc)`,
      );
    }
    this.addSql(`create index moderation_decisions_moderator_id_index on moderation_decisions (moderator_id)`);
  }
}
