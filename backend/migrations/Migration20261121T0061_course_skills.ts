import { Migration } from '@mikro-orm/migrations';

/** Which skill of the vocabulary a course teaches; a trigger keeps it in step with the texts of the course (PRF-2). */
export class Migration20261121T0061_course_skills extends Migration {
  override up(): void {
    this.addSql(`
      create table course_skills (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        skill_id text not null,
        constraint course_skills_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_skills_skill_id_foreign foreign key (skill_id) references skills (id) on delete cascade,
        constraint course_skills_course_id_skill_id_unique unique (course_id, skill_id)
      )
    `);
    this.addSql(`create index course_skills_skill_id_index on course_skills (skill_id)`);
    // The English text decides: two Arabic texts may be the same words for two skills.
    this.addSql(`
      create function course_skills_named(texts jsonb) returns table (skill_id text)
      language sql stable
      as $body$
        select distinct coalesce(en.skill_id, ar.skill_id)
          from jsonb_array_elements(texts) as named (pair)
          left join skill_names en on en.name_key = masar_skill_key(named.pair ->> 'en')
          left join skill_names ar on ar.name_key = masar_skill_key(named.pair ->> 'ar')
         where coalesce(en.skill_id, ar.skill_id) is not null
      $body$
    `);
    this.addSql(`
      create function course_skills_follow() returns trigger
      language plpgsql
      as $body$
      begin
        delete from course_skills
         where course_id = new.id and skill_id not in (select skill_id from course_skills_named(new.skills));
        insert into course_skills (course_id, skill_id)
        select new.id, named.skill_id from course_skills_named(new.skills) named
        on conflict (course_id, skill_id) do nothing;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger courses_follow_skills after insert or update of skills on courses
      for each row execute function course_skills_follow()
    `);
  }

  override down(): void {
    this.addSql(`drop trigger courses_follow_skills on courses`);
    this.addSql(`drop function course_skills_follow()`);
    this.addSql(`drop function course_skills_named(jsonb)`);
    this.addSql(`drop table course_skills`);
  }
}
