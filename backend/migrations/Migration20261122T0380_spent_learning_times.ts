import { Migration } from '@mikro-orm/migrations';

/**
 * Learning time is what was spent with a lesson in view and used, told by beats (LRN-1); completing a lesson adds nothing
 * any more. Minutes from before stay as they were recorded.
 */
export class Migration20261122T0380_spent_learning_times extends Migration {
  override up(): void {
    this.addSql(`drop trigger lesson_progress_note_learning on lesson_progress`);
    this.addSql(`drop function note_lesson_progress()`);
    this.addSql(`drop function learned_seconds(uuid, int, boolean)`);
    this.addSql(`alter table learning_times add column counted tstzmultirange not null default '{}'`);
    this.addSql(`
      create table lesson_times (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        seconds int not null default 0,
        constraint lesson_times_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint lesson_times_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint lesson_times_lesson_id_user_id_unique unique (lesson_id, user_id),
        constraint lesson_times_seconds_check check (seconds >= 0)
      )
    `);
    this.addSql(`create index lesson_times_user_id_index on lesson_times (user_id)`);
    this.counting();
  }

  override down(): void {
    this.addSql(`drop function count_learning(uuid, uuid, timestamptz, timestamptz, int)`);
    this.addSql(`drop function counted_seconds(tstzmultirange)`);
    this.addSql(`drop table lesson_times`);
    this.addSql(`alter table learning_times drop column counted`);
    this.crediting();
  }

  private counting(): void {
    this.addSql(`
      create function counted_seconds(times tstzmultirange) returns int
      language sql immutable
      as $body$
        select coalesce(round(sum(extract(epoch from upper(part) - lower(part)))), 0)::int from unnest(times) as part
      $body$
    `);
    this.addSql(`
      create function count_learning(
        of_user uuid, of_lesson uuid, since timestamptz, until timestamptz, day_limit int
      ) returns int
      language plpgsql
      as $body$
      declare
        quarter constant interval := '15 minutes';
        today constant timestamptz := date_trunc('day', since, 'UTC');
        ends timestamptz;
        starts timestamptz;
        part tstzmultirange;
        known tstzmultirange;
        fresh int;
        gained int := 0;
      begin
        -- One beat of a person after the other, from however many tabs and devices they come.
        perform pg_advisory_xact_lock(hashtextextended('masar.learning ' || of_user::text, 0));
        ends := least(until, since + make_interval(secs => day_limit - (
          select coalesce(sum(t.seconds), 0) from learning_times t
           where t.user_id = of_user and t.starts_at >= today and t.starts_at < today + interval '1 day')));
        if ends <= since then
          return 0;
        end if;
        starts := date_bin(quarter, since, timestamptz '2000-01-01 00:00+00');
        while starts < ends loop
          part := tstzmultirange(tstzrange(greatest(starts, since), least(starts + quarter, ends)));
          known := coalesce(
            (select t.counted from learning_times t where t.user_id = of_user and t.starts_at = starts), '{}');
          fresh := counted_seconds(known + part) - counted_seconds(known);
          if fresh > 0 then
            insert into learning_times (user_id, starts_at, seconds, counted) values (of_user, starts, fresh, part)
            on conflict (user_id, starts_at) do update
              set seconds = learning_times.seconds + excluded.seconds,
                  counted = learning_times.counted + excluded.counted;
            gained := gained + fresh;
          end if;
          starts := starts + quarter;
        end loop;
        if gained > 0 then
          insert into lesson_times (user_id, lesson_id, seconds) values (of_user, of_lesson, gained)
          on conflict (lesson_id, user_id) do update set seconds = lesson_times.seconds + excluded.seconds;
          -- Who spends time in a course is there, also before a lesson of it is completed.
          update enrollments e set last_activity_at = greatest(e.last_activity_at, ends)
            from lessons l
           where l.id = of_lesson and e.course_id = l.course_id and e.user_id = of_user;
        end if;
        return gained;
      end
      $body$
    `);
  }

  /** As it was before: what was watched, and the length of a lesson that was completed. */
  private crediting(): void {
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
      create function note_lesson_progress() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op = 'UPDATE' then
          perform note_learning(new.user_id, now(),
            learned_seconds(new.lesson_id, new.watch_time, new.is_completed)
              - learned_seconds(old.lesson_id, old.watch_time, old.is_completed));
        elsif not new.is_completed or new.completed_at is not null then
          perform note_learning(new.user_id, coalesce(new.completed_at, now()),
            learned_seconds(new.lesson_id, new.watch_time, new.is_completed));
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger lesson_progress_note_learning after insert or update on lesson_progress
      for each row execute function note_lesson_progress()
    `);
  }
}
