import { Migration } from '@mikro-orm/migrations';

/** Scope of the lessons that everybody signed in may read: the first of each course (LSN-3). */
const everybody = '00000000-0000-0000-0000-000000000000';

/**
 * The texts of lessons can be found, section by section (SRCH-2). They stand in tables of their own, apart from what
 * everybody finds: neither the words nor the frequencies of a text that one may not read touch a search.
 */
export class Migration20261122T0350_search_sections extends Migration {
  override up(): void {
    // Lessons that exist already may take longer than the role allows a statement.
    this.addSql(`set local statement_timeout = 0`);
    this.tables();
    this.splitting();
    this.putting();
    this.triggers();
    this.addSql(
      `select search_put_sections(l.id) from lessons l join courses c on c.id = l.course_id where c.is_published`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger search_sections_changed on lessons`);
    this.addSql(`drop trigger search_first_lesson_changed on lessons`);
    this.addSql(`drop trigger search_preparation_changed on courses`);
    this.addSql(`drop function search_preparation_changed()`);
    this.addSql(`drop function search_sections_changed()`);
    this.addSql(`drop function search_first_lesson_changed()`);
    this.addSql(`drop function search_settle_first(uuid)`);
    this.addSql(`drop function search_put_sections(uuid)`);
    this.addSql(`drop function search_put_section(uuid, uuid, uuid, text, integer, text, text)`);
    this.addSql(`drop function search_remove_sections(uuid)`);
    this.addSql(`drop function search_split(text)`);
    this.addSql(`drop table search_section_stems`);
    this.addSql(`drop table search_section_postings`);
    this.addSql(`drop table search_sections`);
  }

  private tables(): void {
    // Scope: whose readers find it, a course or everybody. Shown in: the language in which a reader opens the text,
    // 'any' where there is only one.
    this.addSql(`
      create table search_sections (
        id bigint generated always as identity primary key,
        lesson_id uuid not null,
        course_id uuid not null,
        scope uuid not null,
        shown_in text collate "C" not null,
        place integer not null,
        heading text not null,
        body text not null,
        stems text[] collate "C" not null,
        impacts smallint[] not null,
        constraint search_sections_lesson_id_shown_in_place_unique unique (lesson_id, shown_in, place)
      )
    `);
    this.addSql(`create index search_sections_first_index on search_sections (course_id) where scope = '${everybody}'`);
    this.addSql(`
      create table search_section_postings (
        scope uuid not null,
        shown_in text collate "C" not null,
        stem text collate "C" not null,
        impact smallint not null,
        section_id bigint not null,
        primary key (scope, shown_in, stem, impact, section_id)
      )
    `);
    // For those who may read every lesson.
    this.addSql(`
      create index search_section_postings_stem_index on search_section_postings (shown_in, stem, impact, section_id)
    `);
    this.addSql(`create table search_section_stems (stem text collate "C" primary key)`);
    this.addSql(
      `create index search_section_stems_similar_index on search_section_stems using gin (masar_letters(stem) gin_trgm_ops)`,
    );
  }

  /** Headings outside of code begin a section; blocks of code and marks of boxes are no part of it, of links only the words. */
  private splitting(): void {
    this.addSql(String.raw`
      create function search_split(content text) returns table (place integer, heading text, body text)
      language plpgsql immutable strict parallel safe
      as $body$
      declare
        plain text := regexp_replace(replace(content, E'\r', ''), '^---\n.*?\n---\n', '');
        line text;
        lines text[] := '{}';
        mark text;
        fence text;
      begin
        place := 0;
        heading := '';
        foreach line in array string_to_array(plain, E'\n') || '# '::text loop
          mark := substring(line from '^ {0,3}([${'`'}]{3,}|~{3,})');
          if fence is not null then
            if starts_with(mark, fence) and btrim(line) = mark then
              fence := null;
            end if;
          elsif mark is not null then
            fence := mark;
          elsif line ~ '^ {0,3}#{1,6}(\s|$)' then
            body := btrim(regexp_replace(array_to_string(lines, E'\n'), '!?\[([^]\n]*)\]\([^)\s]*\)', '\1', 'g'), E' \n\t');
            if heading <> '' or body <> '' then
              return next;
              place := place + 1;
            end if;
            heading := btrim(regexp_replace(line, '^ {0,3}#{1,6}|\s+#+\s*$|\s*\{/\*[^*]*\*/\}', '', 'g'));
            lines := '{}';
          else
            lines := array_append(lines, regexp_replace(line, '^ {0,3}>\s*\[!\w+\]', '>'));
          end if;
        end loop;
        -- A block of code that never ends hides the last line, which is ours.
        if fence is not null then
          body := btrim(regexp_replace(array_to_string(lines, E'\n'), '!?\[([^]\n]*)\]\([^)\s]*\)', '\1', 'g'), E' \n\t');
          if heading <> '' or body <> '' then
            return next;
          end if;
        end if;
      end
      $body$
    `);
  }

  private putting(): void {
    this.addSql(`
      create function search_remove_sections(the_lesson uuid) returns void
      language sql
      as $body$
        with gone as (delete from search_sections where lesson_id = the_lesson returning id, scope, shown_in, stems, impacts)
        delete from search_section_postings p
         using gone, unnest(gone.stems, gone.impacts) as word (stem, impact)
         where p.scope = gone.scope and p.shown_in = gone.shown_in and p.stem = word.stem and p.impact = word.impact
           and p.section_id = gone.id
      $body$
    `);
    // Weighed as search_put weighs: three for a word of the heading, k1 1.2, b 0.75, against 100 words.
    this.addSql(`
      create function search_put_section(
        the_lesson uuid, the_course uuid, the_scope uuid, the_language text, the_place integer, the_heading text, the_body text
      ) returns void
      language plpgsql
      as $body$
      declare
        heading_stems text[] := masar_stems(the_heading);
        body_stems text[] := masar_stems(the_body);
        length real := cardinality(heading_stems) + cardinality(body_stems);
        the_stems text[];
        the_impacts smallint[];
        the_id bigint;
      begin
        select array_agg(stem order by stem),
               array_agg((1000 * 2.2 * weight / (weight + 1.2 * (0.25 + 0.75 * length / 100)))::smallint order by stem)
          into the_stems, the_impacts
          from (
            select stem, sum(weight)::real as weight
              from (
                select unnest(heading_stems) collate "C", 3 union all select unnest(body_stems) collate "C", 1
              ) as words (stem, weight)
             where length(stem) <= 60
             group by stem
          ) as weighed;
        insert into search_sections (lesson_id, course_id, scope, shown_in, place, heading, body, stems, impacts)
          values (the_lesson, the_course, the_scope, the_language, the_place, the_heading, the_body,
                  coalesce(the_stems, '{}'), coalesce(the_impacts, '{}'))
          returning id into the_id;
        insert into search_section_postings (scope, shown_in, stem, impact, section_id)
          select the_scope, the_language, stem, impact, the_id from unnest(the_stems, the_impacts) as word (stem, impact);
        insert into search_section_stems (stem)
          select stem from unnest(the_stems) as word (stem)
           where stem !~ '^[0-9.]+$' and not exists (select from search_section_stems known where known.stem = word.stem)
          on conflict do nothing;
      end
      $body$
    `);
    this.addSql(`
      create function search_put_sections(the_lesson uuid) returns void
      language plpgsql
      as $body$
      declare
        lesson record;
        the_scope uuid;
      begin
        perform search_remove_sections(the_lesson);
        select l.course_id, nullif(l.content_ar, '') as ar, nullif(l.content_en, '') as en,
               not exists (select from lessons former where former.course_id = l.course_id
                            and (former.order_index, former.id) < (l.order_index, l.id)) as is_first
          into lesson
          from lessons l join courses c on c.id = l.course_id
         where l.id = the_lesson and c.is_published and not c.is_in_preparation;
        if not found then
          return;
        end if;
        the_scope := case when lesson.is_first then '${everybody}' else lesson.course_id end;
        perform search_put_section(the_lesson, lesson.course_id, the_scope, written.shown_in, part.place, part.heading, part.body)
           from (values (lesson.ar, case when lesson.en is null then 'any' else 'ar' end),
                        (lesson.en, case when lesson.ar is null then 'any' else 'en' end)) as written (content, shown_in)
          cross join lateral search_split(written.content) as part;
      end
      $body$
    `);
  }

  private triggers(): void {
    this.ofPreparation();
    // The title stands for the publishing of the course, which touches it.
    this.addSql(`
      create function search_sections_changed() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op = 'DELETE' then
          perform search_remove_sections(old.id);
        else
          perform search_put_sections(new.id);
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_sections_changed after insert or delete or update of title_ar, content_ar, content_en, course_id
      on lessons for each row execute function search_sections_changed()
    `);
    // Another first lesson opens, and the former one closes.
    this.addSql(`
      create function search_settle_first(the_course uuid) returns void
      language plpgsql
      as $body$
      declare
        first uuid := (select id from lessons where course_id = the_course order by order_index, id limit 1);
      begin
        perform search_put_sections(lesson_id)
           from (select distinct lesson_id from search_sections
                  where course_id = the_course and scope = '${everybody}' and lesson_id is distinct from first) as former;
        if exists (select from search_sections where lesson_id = first and scope <> '${everybody}') then
          perform search_put_sections(first);
        end if;
      end
      $body$
    `);
    this.addSql(`
      create function search_first_lesson_changed() returns trigger
      language plpgsql
      as $body$
      begin
        if tg_op <> 'INSERT' then
          perform search_settle_first(old.course_id);
        end if;
        if tg_op = 'INSERT' or new.course_id <> old.course_id then
          perform search_settle_first(new.course_id);
        end if;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_first_lesson_changed after insert or delete or update of order_index, course_id
      on lessons for each row execute function search_first_lesson_changed()
    `);
  }
  /** In preparation the lessons of a course open to nobody but its author (CRS-10). */
  private ofPreparation(): void {
    this.addSql(`
      create function search_preparation_changed() returns trigger
      language plpgsql
      as $body$
      begin
        perform search_put_sections(id) from lessons where course_id = new.id;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_preparation_changed after update of is_in_preparation on courses
      for each row when (new.is_in_preparation <> old.is_in_preparation) execute function search_preparation_changed()
    `);
  }
}
