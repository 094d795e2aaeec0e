import { Migration } from '@mikro-orm/migrations';

/** Workshops in virtual rooms, their sessions and who took part (VRW-2, VRW-4). */
export class Migration20261121T0019_vr extends Migration {
  override up(): void {
    this.addSql(`
      create table vr_workshops (
        id uuid default gen_random_uuid() primary key,
        title_ar text not null,
        title_en text not null,
        description_ar text,
        description_en text,
        vr_scene_url text,
        duration int,
        difficulty text not null,
        max_participants int not null default 20,
        required_equipment text,
        category_id text,
        instructor_id uuid,
        is_active boolean not null default true,
        created_at timestamptz(3) not null default now(),
        constraint vr_workshops_category_id_foreign foreign key (category_id) references categories (id) on delete set null,
        constraint vr_workshops_instructor_id_foreign foreign key (instructor_id) references users (id) on delete set null,
        constraint vr_workshops_duration_check check (duration > 0),
        constraint vr_workshops_max_participants_check check (max_participants > 0),
        constraint vr_workshops_difficulty_check check (difficulty in ('beginner', 'intermediate', 'advanced'))
      )
    `);
    this.addSql(`create index vr_workshops_newest_index on vr_workshops (created_at desc, id desc) where is_active`);
    this.addSql(`create index vr_workshops_all_newest_index on vr_workshops (created_at desc, id desc)`);
    this.addSql(`create index vr_workshops_category_id_index on vr_workshops (category_id)`);
    this.addSql(
      `create index vr_workshops_instructor_id_index on vr_workshops (instructor_id, created_at desc, id desc)`,
    );
    this.addSql(`
      create table vr_sessions (
        id uuid default gen_random_uuid() primary key,
        workshop_id uuid not null,
        scheduled_at timestamptz(3) not null,
        duration int not null,
        max_participants int not null,
        current_participants int not null default 0,
        status text not null default 'scheduled',
        room_code text not null,
        created_at timestamptz(3) not null default now(),
        constraint vr_sessions_workshop_id_foreign foreign key (workshop_id) references vr_workshops (id) on delete cascade,
        constraint vr_sessions_room_code_unique unique (room_code),
        constraint vr_sessions_duration_check check (duration > 0),
        constraint vr_sessions_max_participants_check check (max_participants > 0),
        constraint vr_sessions_current_participants_check check (current_participants >= 0 and current_participants <= max_participants),
        constraint vr_sessions_status_check check (status in ('scheduled', 'live', 'ended', 'cancelled'))
      )
    `);
    this.addSql(
      `create index vr_sessions_workshop_id_scheduled_at_index on vr_sessions (workshop_id, scheduled_at, id)`,
    );
    this.addSql(`create index vr_sessions_status_scheduled_at_index on vr_sessions (status, scheduled_at, id)`);
    this.addSql(`create index vr_sessions_scheduled_at_index on vr_sessions (scheduled_at, id)`);
    this.addSql(`
      create table vr_participants (
        id uuid default gen_random_uuid() primary key,
        session_id uuid not null,
        user_id uuid not null,
        joined_at timestamptz(3),
        left_at timestamptz(3),
        completion_score numeric(5,2),
        constraint vr_participants_session_id_foreign foreign key (session_id) references vr_sessions (id) on delete cascade,
        constraint vr_participants_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint vr_participants_session_id_user_id_unique unique (session_id, user_id),
        constraint vr_participants_completion_score_check check (completion_score >= 0 and completion_score <= 100)
      )
    `);
    this.addSql(
      `create index vr_participants_user_id_joined_at_index on vr_participants (user_id, joined_at desc, id desc)`,
    );
  }

  override down(): void {
    this.addSql(`drop table vr_participants`);
    this.addSql(`drop table vr_sessions`);
    this.addSql(`drop table vr_workshops`);
  }
}
