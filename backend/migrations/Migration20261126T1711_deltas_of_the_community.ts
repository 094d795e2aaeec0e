import { Migration } from '@mikro-orm/migrations';

/** Counters that many meet at on one day, each with what is counted beside its row (SCL-3, ADR 113). */
const deltas = [
  { table: 'course_follow_deltas', owner: 'course_id', of: 'courses', columns: 'followers integer not null' },
  { table: 'forum_count_deltas', owner: 'forum_id', of: 'forums', columns: 'discussions integer not null' },
  {
    table: 'discussion_reply_deltas',
    owner: 'discussion_id',
    of: 'discussions',
    columns: 'replies integer not null, replied_at timestamptz(3)',
  },
  { table: 'reply_like_deltas', owner: 'reply_id', of: 'replies', columns: 'likes integer not null' },
];

/** Replies, likes of replies, followers and discussions are counted beside their rows; authors hear of likes together. */
export class Migration20261126T1711_deltas_of_the_community extends Migration {
  override up(): void {
    for (const { table, owner, of, columns } of deltas) {
      this.addSql(`
        create table ${table} (
          id uuid default gen_random_uuid() primary key,
          ${owner} uuid not null,
          ${columns},
          created_at timestamptz(3) not null default now(),
          constraint ${table}_${owner}_foreign foreign key (${owner}) references ${of} (id) on delete cascade
        )
      `);
      this.addSql(`create index ${table}_${owner}_index on ${table} (${owner})`);
    }
    this.addSql(`
      create table like_changes (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid not null,
        reply_id uuid,
        user_id uuid not null,
        created_at timestamptz(3) not null default now(),
        constraint like_changes_discussion_id_foreign
          foreign key (discussion_id) references discussions (id) on delete cascade,
        constraint like_changes_reply_id_foreign foreign key (reply_id) references replies (id) on delete cascade,
        constraint like_changes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )
    `);
    for (const column of ['discussion_id', 'reply_id', 'user_id'])
      this.addSql(`create index like_changes_${column}_index on like_changes (${column})`);
  }

  override down(): void {
    this.addSql(`drop table like_changes`);
    for (const { table } of deltas) this.addSql(`drop table ${table}`);
  }
}
