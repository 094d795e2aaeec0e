import { Migration } from '@mikro-orm/migrations';

/** Who teaches a course is a relation (CRS-14); its owner stays in `courses.instructor_id`, from which the row is kept. */
export class Migration20261127T1280_people_of_courses extends Migration {
  override up(): void {
    this.addSql(`
      create table course_people (
        id uuid not null default gen_random_uuid() primary key,
        course_id uuid not null constraint course_people_course_id_foreign references courses (id) on delete cascade,
        user_id uuid not null constraint course_people_user_id_foreign references users (id) on delete cascade,
        "right" text not null,
        given_by uuid null constraint course_people_given_by_foreign references users (id) on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint course_people_course_id_user_id_unique unique (course_id, user_id),
        constraint course_people_right_check check ("right" in ('owner', 'teacher', 'assistant'))
      )
    `);
    this.addSql(`create unique index course_people_owner_unique on course_people (course_id) where "right" = 'owner'`);
    this.addSql(`create index course_people_user_id_index on course_people (user_id)`);
    this.addSql(`create index course_people_given_by_index on course_people (given_by)`);
    // Servers of the former build write the column alone, and a foreign key empties it: the row follows both.
    this.addSql(`
      create function keep_course_owner() returns trigger language plpgsql as $$
      begin
        delete from course_people where course_id = new.id and "right" = 'owner'
          and user_id is distinct from new.instructor_id;
        if new.instructor_id is not null then
          insert into course_people (course_id, user_id, "right") values (new.id, new.instructor_id, 'owner')
          on conflict (course_id, user_id) do update set "right" = 'owner', given_by = null, updated_at = now()
          where course_people."right" <> 'owner';
        end if;
        return null;
      end $$
    `);
    this.addSql(`create trigger keep_course_owner after insert or update of instructor_id on courses for each row
      execute function keep_course_owner()`);
    this.addSql(`insert into course_people (course_id, user_id, "right")
      select id, instructor_id, 'owner' from courses where instructor_id is not null`);
    // Lists say whether their reader teaches what they show (ADR 71).
    this.addSql(`create trigger shared_answers_changed after insert or update or delete or truncate on course_people
      for each statement execute function shared_answers_changed()`);
    // Whoever teaches a course reads the keys of its banks, now and of those that come.
    this.addSql(`
      create function note_key_reader_of_course() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'course_people' then
          insert into question_key_readers (user_id, bank_id)
          select new.user_id, b.id from question_banks b where b.course_id = new.course_id on conflict do nothing;
        else
          insert into question_key_readers (user_id, bank_id)
          select p.user_id, new.id from course_people p where p.course_id = new.course_id on conflict do nothing;
        end if;
        return null;
      end $$
    `);
    this.addSql(`create trigger note_key_reader_of_course after insert on course_people for each row
      execute function note_key_reader_of_course()`);
    this.addSql(`create trigger note_key_reader_of_course after insert or update of course_id on question_banks
      for each row when (new.course_id is not null) execute function note_key_reader_of_course()`);
  }

  override down(): void {
    this.addSql(`drop trigger note_key_reader_of_course on question_banks`);
    this.addSql(`drop trigger keep_course_owner on courses`);
    this.addSql(`drop table course_people`);
    this.addSql(`drop function note_key_reader_of_course`);
    this.addSql(`drop function keep_course_owner`);
  }
}
