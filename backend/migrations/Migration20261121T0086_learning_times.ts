import { Migration } from '@mikro-orm/migrations';

/**
 * When people learn, in quarters of an hour: every time zone's days are whole numbers of them (ANL-2). Triggers on the
 * records of learning keep it, whoever writes those: the seconds gained are counted as learning hours are (ENR-4).
 */
export class Migration20261121T0086_learning_times extends Migration {
  override up(): void {
    this.addSql(`
      create table learning_times (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        starts_at timestamptz(3) not null,
        seconds int not null default 0,
        constraint learning_times_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint learning_times_user_id_starts_at_unique unique (user_id, starts_at),
        constraint learning_times_seconds_check check (seconds >= 0)
      )
    `);
    this.addSql(`
      create function learned_seconds(of_lesson uuid, watch_time int, is_completed boolean) returns int
      language sql stable
      as $body$
        select case when is_completed and l.video_url is null
                    then greatest(coalesce(l.duration, 600), watch_time) else watch_time end
          from lessons l where l.id = of_lesson
      $body$
    `);
    this.addSql(`
      create function note_learning(of_user uuid, at timestamptz, gained int) returns void
      language sql
      as $body$
        insert into learning_times (user_id, starts_at, seconds)
        values (of_user, date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00'), greatest(gained, 0))
        on conflict (user_id, starts_at) do update set seconds = learning_times.seconds + excluded.seconds
      $body$
    `);
    this.addSql(`
      create function note_lesson_progress() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op = 'UPDATE' then
          perform note_learning(new.user_id, now(),
            learned_seconds(new.lesson_id, new.watch_time, new.is_completed)
              - learned_seconds(old.lesson_id, old.watch_time, old.is_completed));
        elsif not new.is_completed or new.completed_at is not null then
          -- Completed without a time: imported, and nobody knows when it was learned.
          perform note_learning(new.user_id, coalesce(new.completed_at, now()),
            learned_seconds(new.lesson_id, new.watch_time, new.is_completed));
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create function note_quiz_attempt() returns trigger
      language plpgsql
      as $body$
      begin
        perform note_learning(new.user_id, new.created_at, 0);
        return null;
      end
      $body$
    `);
    this.addSql(`
      insert into learning_times (user_id, starts_at, seconds)
      select user_id, date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00'), sum(gained)
        from (select p.user_id, p.completed_at as at, learned_seconds(p.lesson_id, p.watch_time, p.is_completed) as gained
                from lesson_progress p where p.completed_at is not null
              union all
              select a.user_id, a.created_at, 0 from quiz_attempts a) learned
       group by 1, 2
    `);
    this.addSql(`
      create trigger lesson_progress_note_learning after insert or update on lesson_progress
      for each row execute function note_lesson_progress()
    `);
    this.addSql(`
      create trigger quiz_attempts_note_learning after insert on quiz_attempts
      for each row execute function note_quiz_attempt()
    `);
  }

  override down(): void {
    this.addSql(`drop trigger quiz_attempts_note_learning on quiz_attempts`);
    this.addSql(`drop trigger lesson_progress_note_learning on lesson_progress`);
    this.addSql(`drop function note_quiz_attempt()`);
    this.addSql(`drop function note_lesson_progress()`);
    this.addSql(`drop function note_learning(uuid, timestamptz, int)`);
    this.addSql(`drop function learned_seconds(uuid, int, boolean)`);
    this.addSql(`drop table learning_times`);
  }
}
