import { Migration } from '@mikro-orm/migrations';

/** What of a lesson was shown to whom (EVD-1). Lessons that somebody began before count as opened by them. */
export class Migration20261125T1100_shown_lessons extends Migration {
  override up(): void {
    this.addSql(`
      create table shown_lessons (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        delivered_at timestamptz(3) not null default now(),
        opened_at timestamptz(3),
        seen jsonb not null default '[]'::jsonb,
        seen_at timestamptz(3),
        video_seconds integer,
        constraint shown_lessons_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint shown_lessons_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint shown_lessons_user_id_lesson_id_unique unique (user_id, lesson_id),
        constraint shown_lessons_video_seconds_check check (video_seconds > 0)
      )
    `);
    this.addSql(`create index shown_lessons_lesson_id_index on shown_lessons (lesson_id)`);
    this.addSql(`
      insert into shown_lessons (user_id, lesson_id, opened_at, seen)
      select coalesce(p.user_id, t.user_id), coalesce(p.lesson_id, t.lesson_id), now(),
        case when p.watch_time > 0 then jsonb_build_array(jsonb_build_object('from', 0, 'to', p.watch_time))
             else '[]'::jsonb end
      from lesson_progress p
      full join lesson_times t on t.user_id = p.user_id and t.lesson_id = p.lesson_id
      where not coalesce(p.is_completed, false)
    `);
  }

  override down(): void {
    this.addSql(`drop table shown_lessons`);
  }
}
