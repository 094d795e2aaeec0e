import { Migration } from '@mikro-orm/migrations';

/** What each function of the sections says now, and what it says where assignments stand among them. */
const rewritten: Record<string, [before: string, after: string][]> = {
  search_put_section: [
    ['(the_lesson uuid, the_course uuid', '(the_lesson uuid, the_assignment uuid, the_course uuid'],
    ['search_sections (lesson_id, course_id', 'search_sections (lesson_id, assignment_id, course_id'],
    ['values (the_lesson, the_course', 'values (the_lesson, the_assignment, the_course'],
    ['(scope, shown_in, stem, impact, section_id)', '(kind, scope, shown_in, stem, impact, section_id)'],
    [
      'select the_scope, the_language, stem',
      `select case when the_assignment is null then 'section' else 'assignment' end, the_scope, the_language, stem`,
    ],
  ],
  search_put_sections: [
    ['search_put_section(the_lesson, lesson.course_id', 'search_put_section(the_lesson, null, lesson.course_id'],
  ],
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Assignments are found by those who may read them (SRCH-2): each is one section in the scope of its course, with the words
 * of both languages. A posting names its kind, so that a search reads sections and assignments of a scope in one go.
 */
export class Migration20261126T1610_search_assignments extends Migration {
  override up(): void {
    // Assignments that exist already may take longer than the role allows a statement.
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`
      alter table search_sections
        alter column lesson_id drop not null,
        add column assignment_id uuid,
        add constraint search_sections_owner_check check (num_nonnulls(lesson_id, assignment_id) = 1),
        add constraint search_sections_assignment_id_unique unique (assignment_id)
    `);
    this.addSql(`alter table search_section_postings add column kind text collate "C" not null default 'section'`);
    this.indexes(' include (kind)');
    // What is typed is completed by the words of assignments alone, of which there are few among those of lessons.
    this.addSql(`
      create index search_section_postings_assignment_index
        on search_section_postings (stem, scope, shown_in, impact, section_id) where kind = 'assignment'
    `);
    for (const [name, changes] of Object.entries(rewritten)) this.rewrite(name, changes);
    this.addSql(`drop function search_put_section(uuid, uuid, uuid, text, integer, text, text)`);
    this.functions();
    this.triggers();
    this.addSql(`select search_put_assignment(id) from assignments`);
  }

  override down(): void {
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`drop trigger search_changed on assignments`);
    this.addSql(`drop trigger search_assignments_changed on courses`);
    this.addSql(`select search_remove_assignment(id) from assignments`);
    this.addSql(`drop function search_assignment_changed()`);
    this.addSql(`drop function search_assignments_changed()`);
    this.addSql(`drop function search_put_assignment(uuid)`);
    this.addSql(`drop function search_remove_assignment(uuid)`);
    for (const [name, changes] of Object.entries(rewritten))
      this.rewrite(
        name,
        changes.map(([before, after]) => [after, before]),
      );
    this.addSql(`drop function search_put_section(uuid, uuid, uuid, uuid, text, integer, text, text)`);
    this.addSql(`drop index search_section_postings_assignment_index`);
    this.indexes('');
    this.addSql(`alter table search_section_postings drop column kind`);
    this.addSql(`
      alter table search_sections
        drop constraint search_sections_assignment_id_unique,
        drop constraint search_sections_owner_check,
        drop column assignment_id,
        alter column lesson_id set not null
    `);
  }

  /** Both answer a search by themselves, without a look at the rows. */
  private indexes(include: string): void {
    this.addSql(`alter table search_section_postings drop constraint search_section_postings_pkey`);
    this.addSql(`
      alter table search_section_postings add constraint search_section_postings_pkey
        primary key (scope, shown_in, stem, impact, section_id)${include}
    `);
    this.addSql(`drop index search_section_postings_stem_index`);
    this.addSql(`
      create index search_section_postings_stem_index
        on search_section_postings (shown_in, stem, impact, section_id)${include}
    `);
  }

  private rewrite(name: string, changes: readonly (readonly [string, string])[]): void {
    const text = changes.reduce(
      (sql, [before, after]) => `replace(${sql}, ${quoted(before)}, ${quoted(after)})`,
      `pg_get_functiondef('${name}'::regproc)`,
    );
    this.addSql(`do $body$ begin execute ${text}; end $body$`);
  }

  private functions(): void {
    this.addSql(`
      create function search_remove_assignment(the_assignment uuid) returns void
      language sql
      as $body$
        with gone as (
          delete from search_sections where assignment_id = the_assignment returning id, scope, shown_in, stems, impacts
        )
        delete from search_section_postings p
         using gone, unnest(gone.stems, gone.impacts) as word (stem, impact)
         where p.scope = gone.scope and p.shown_in = gone.shown_in and p.stem = word.stem and p.impact = word.impact
           and p.section_id = gone.id
      $body$
    `);
    // Learners write 'CSS' and authors 'تنسيق': the words of both languages stand in one section, shown in any.
    this.addSql(`
      create function search_put_assignment(the_assignment uuid) returns void
      language plpgsql
      as $body$
      declare
        written record;
      begin
        perform search_remove_assignment(the_assignment);
        select a.course_id, a.title_ar, a.title_en, a.task_ar, a.task_en
          into written
          from assignments a join courses c on c.id = a.course_id
         where a.id = the_assignment and c.is_published and not c.is_in_preparation;
        if not found then
          return;
        end if;
        perform search_put_section(
          null, the_assignment, written.course_id, written.course_id, 'any', 0,
          case when written.title_en = written.title_ar then written.title_ar
               else written.title_ar || ' ' || written.title_en end,
          coalesce(
            (select string_agg(concat_ws(E'\\n', part.heading, part.body), E'\\n' order by said.task, part.place)
               from (select written.task_ar union select written.task_en) as said (task)
              cross join lateral search_split(said.task) as part),
            ''));
      end
      $body$
    `);
  }

  private triggers(): void {
    this.addSql(`
      create function search_assignment_changed() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op = 'DELETE' then
          perform search_remove_assignment(old.id);
        else
          perform search_put_assignment(new.id);
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_changed
      after insert or delete or update of title_ar, title_en, task_ar, task_en, course_id on assignments
      for each row execute function search_assignment_changed()
    `);
    this.addSql(`
      create function search_assignments_changed() returns trigger
      language plpgsql
      as $body$
      begin
        perform search_put_assignment(id) from assignments where course_id = new.id;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_assignments_changed after update of is_published, is_in_preparation on courses
      for each row when (new.is_published <> old.is_published or new.is_in_preparation <> old.is_in_preparation)
      execute function search_assignments_changed()
    `);
  }
}
