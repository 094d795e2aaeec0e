import { Migration } from '@mikro-orm/migrations';

/** What rooms show, who sits where and how long, and what is said in them (VRW-2 to VRW-4). */
export class Migration20261121T0083_vr_rooms extends Migration {
  override up(): void {
    this.addSql(`alter table vr_workshops add column slides jsonb not null default '[]'`);
    this.addSql(`alter table vr_workshops add column stations jsonb not null default '[]'`);
    this.addSql(`
      alter table vr_sessions
        add column started_at timestamptz(3),
        add column ended_at timestamptz(3),
        add column slide int not null default 0,
        add column revision int not null default 0,
        add column updated_at timestamptz(3) not null default now(),
        add constraint vr_sessions_slide_check check (slide >= 0)
    `);
    this.addSql(`
      alter table vr_participants
        add column is_host boolean not null default false,
        add column seat int,
        add column attended_ms int not null default 0,
        add column last_seen_at timestamptz(3),
        add column is_online boolean not null default false,
        add column hand_raised_at timestamptz(3),
        add column is_muted boolean not null default false,
        add column removed_at timestamptz(3),
        add column visited int[] not null default '{}'
    `);
    // Places of before get their seats in the order of joining.
    this.addSql(`
      update vr_participants p set seat = q.seat
      from (select id, row_number() over (partition by session_id order by joined_at, id)::int - 1 as seat
            from vr_participants where left_at is null) q
      where q.id = p.id
    `);
    this.addSql(`
      alter table vr_participants
        add constraint vr_participants_seat_check check (seat >= 0),
        add constraint vr_participants_seated_check check (is_host or left_at is not null or seat is not null),
        add constraint vr_participants_attended_ms_check check (attended_ms >= 0)
    `);
    this.addSql(`
      create unique index vr_participants_seat_unique on vr_participants (session_id, seat) where left_at is null and not is_host
    `);
    this.addSql(`
      create table vr_messages (
        id uuid default gen_random_uuid() primary key,
        session_id uuid not null,
        user_id uuid not null,
        text text not null,
        sent_at timestamptz(3) not null default now(),
        constraint vr_messages_session_id_foreign foreign key (session_id) references vr_sessions (id) on delete cascade,
        constraint vr_messages_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )
    `);
    this.addSql(`create index vr_messages_session_id_sent_at_index on vr_messages (session_id, sent_at desc, id desc)`);
    this.addSql(`create index vr_messages_user_id_index on vr_messages (user_id, sent_at)`);
  }

  override down(): void {
    this.addSql(`drop table vr_messages`);
    this.addSql(`drop index vr_participants_seat_unique`);
    this.addSql(`
      alter table vr_participants
        drop column is_host, drop column seat, drop column attended_ms, drop column last_seen_at, drop column is_online,
        drop column hand_raised_at, drop column is_muted, drop column removed_at, drop column visited
    `);
    this.addSql(`
      alter table vr_sessions
        drop column started_at, drop column ended_at, drop column slide, drop column revision, drop column updated_at
    `);
    this.addSql(`alter table vr_workshops drop column slides, drop column stations`);
  }
}
