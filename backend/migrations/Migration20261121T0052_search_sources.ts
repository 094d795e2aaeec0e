import { Migration } from '@mikro-orm/migrations';

interface Source {
  table: string;
  /** Columns whose change is worth a new entry. */
  columns: string;
  /** Statements of the trigger for the row `new`; a deleted row is taken out before them. */
  entry: string;
}

const bilingual = 'new.title_ar, new.title_en';

/** What can be found. One more source is one more trigger that calls search_put and search_remove. */
const sources: Record<string, Source> = {
  course: {
    table: 'courses',
    columns: 'title_ar, title_en, description_ar, description_en, skills, is_published',
    entry: `
      if new.is_published then
        perform search_put('course', new.id, null, ${bilingual},
          concat_ws(' · ', new.description_ar, (select string_agg(skill ->> 'ar', ' · ') from jsonb_array_elements(new.skills) skill)),
          concat_ws(' · ', new.description_en, (select string_agg(skill ->> 'en', ' · ') from jsonb_array_elements(new.skills) skill)));
      else
        perform search_remove('course', new.id);
      end if;
      if tg_op = 'UPDATE' and new.is_published <> old.is_published then
        update lessons set title_ar = title_ar where course_id = new.id;
      end if;`,
  },
  lesson: {
    table: 'lessons',
    columns: 'title_ar, title_en, course_id',
    entry: `
      if exists (select from courses where id = new.course_id and is_published) then
        perform search_put('lesson', new.id, new.course_id, ${bilingual}, '', '');
      else
        perform search_remove('lesson', new.id);
      end if;`,
  },
  discussion: {
    table: 'discussions',
    columns: 'title, content, status, forum_id',
    entry: `
      if new.status = 'visible' and new.forum_id is not null then
        perform search_put('discussion', new.id, null, new.title, new.title, new.content, new.content);
      else
        perform search_remove('discussion', new.id);
      end if;`,
  },
  opportunity: {
    table: 'opportunities',
    columns: 'title_ar, title_en, description_ar, description_en, company, location, requirements, is_active',
    entry: `
      if new.is_active then
        perform search_put('opportunity', new.id, null, ${bilingual},
          concat_ws(' · ', new.description_ar, new.company, new.location, new.requirements),
          concat_ws(' · ', new.description_en, new.company, new.location, new.requirements));
      else
        perform search_remove('opportunity', new.id);
      end if;`,
  },
  job: {
    table: 'job_postings',
    columns: 'title_ar, title_en, description_ar, description_en, company_name, location, required_skills, is_active',
    entry: `
      if new.is_active then
        perform search_put('job', new.id, null, ${bilingual},
          concat_ws(' · ', new.description_ar, new.company_name, new.location, array_to_string(new.required_skills, ' · ')),
          concat_ws(' · ', new.description_en, new.company_name, new.location, array_to_string(new.required_skills, ' · ')));
      else
        perform search_remove('job', new.id);
      end if;`,
  },
};

/** Keeps the index in step with what it finds, in the transaction of each change (SRCH-1). */
export class Migration20261121T0052_search_sources extends Migration {
  override up(): void {
    // Rows that exist already may take longer than the role allows a statement.
    this.addSql(`set local statement_timeout = 0`);
    for (const [kind, { table, columns, entry }] of Object.entries(sources)) {
      this.addSql(`
        create function search_${kind}_changed() returns trigger
        language plpgsql
        as $body$
        begin
          if tg_op = 'DELETE' then
            perform search_remove('${kind}', old.id);
            return null;
          end if;${entry}
          return null;
        end
        $body$
      `);
      this.addSql(`
        create trigger search_changed after insert or delete or update of ${columns} on ${table}
        for each row execute function search_${kind}_changed()
      `);
    }
    this.addSql(`update courses set is_published = is_published`);
    this.addSql(`update lessons set title_ar = title_ar`);
    this.addSql(`update discussions set title = title`);
    this.addSql(`update opportunities set is_active = is_active`);
    this.addSql(`update job_postings set is_active = is_active`);
  }

  override down(): void {
    for (const [kind, { table }] of Object.entries(sources)) {
      this.addSql(`drop trigger search_changed on ${table}`);
      this.addSql(`drop function search_${kind}_changed()`);
    }
    this.addSql(`truncate search_documents, search_postings, search_stems`);
  }
}
