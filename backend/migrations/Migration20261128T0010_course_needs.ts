import { Migration } from '@mikro-orm/migrations';

/** Which skills of the vocabulary a course needs, and up to which level; a trigger keeps the rows in step with the course (PRE-1). */
export class Migration20261128T0010_course_needs extends Migration {
  override up(): void {
    this.addSql(`alter table courses add column needs jsonb not null default '[]'::jsonb`);
    this.addSql(`
      create table course_needs (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        skill_id text not null,
        level int not null,
        constraint course_needs_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_needs_skill_id_foreign foreign key (skill_id) references skills (id) on delete cascade,
        constraint course_needs_course_id_skill_id_unique unique (course_id, skill_id),
        constraint course_needs_level_check check (level >= 1 and level <= 5)
      )
    `);
    this.addSql(`create index course_needs_skill_id_index on course_needs (skill_id)`);
    // What the vocabulary no longer knows is nobody's need.
    this.addSql(`
      create function course_needs_stated(needs jsonb) returns table (skill_id text, level int)
      language sql stable
      as $body$
        select s.id, max(n.level)
          from jsonb_to_recordset(needs) as n ("skillId" text, level int)
          join skills s on s.id = n."skillId"
         group by s.id
      $body$
    `);
    this.addSql(`
      create function course_needs_follow() returns trigger
      language plpgsql
      as $body$
      begin
        delete from course_needs
         where course_id = new.id and skill_id not in (select skill_id from course_needs_stated(new.needs));
        insert into course_needs as present (course_id, skill_id, level)
        select new.id, stated.skill_id, stated.level from course_needs_stated(new.needs) stated
        on conflict (course_id, skill_id) do update set level = excluded.level where present.level <> excluded.level;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger courses_follow_needs after insert or update of needs on courses
      for each row execute function course_needs_follow()
    `);
  }

  override down(): void {
    this.addSql(`drop trigger courses_follow_needs on courses`);
    this.addSql(`drop function course_needs_follow()`);
    this.addSql(`drop function course_needs_stated(jsonb)`);
    this.addSql(`drop table course_needs`);
    this.addSql(`alter table courses drop column needs`);
  }
}
