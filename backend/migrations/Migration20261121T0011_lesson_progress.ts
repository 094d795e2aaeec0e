import { Migration } from '@mikro-orm/migrations';

/** What a learner did in each lesson (LSN-1, LSN-2). */
export class Migration20261121T0011_lesson_progress extends Migration {
  override up(): void {
    this.addSql(`
      create table lesson_progress (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        is_completed boolean not null default false,
        watch_time int not null default 0,
        completed_at timestamptz(3),
        constraint lesson_progress_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint lesson_progress_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint lesson_progress_user_id_lesson_id_unique unique (user_id, lesson_id),
        constraint lesson_progress_watch_time_check check (watch_time >= 0)
      )
    `);
    this.addSql(`create index lesson_progress_lesson_id_index on lesson_progress (lesson_id)`);
    this.addSql(`
      create table quiz_attempts (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        score numeric(5,2) not null,
        answers jsonb not null,
        created_at timestamptz(3) not null default now(),
        constraint quiz_attempts_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint quiz_attempts_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint quiz_attempts_score_check check (score >= 0 and score <= 100)
      )
    `);
    this.addSql(`create index quiz_attempts_user_id_lesson_id_index on quiz_attempts (user_id, lesson_id)`);
    this.addSql(`create index quiz_attempts_lesson_id_index on quiz_attempts (lesson_id)`);
  }

  override down(): void {
    this.addSql(`drop table quiz_attempts`);
    this.addSql(`drop table lesson_progress`);
  }
}
