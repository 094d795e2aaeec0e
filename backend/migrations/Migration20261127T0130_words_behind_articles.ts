import { Migration } from '@mikro-orm/migrations';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A step on a line of words in `masar_stems`. */
const step = (pattern: string): string => `line := regexp_replace(line, '${pattern}', ' ', 'g');`;

const letters: [before: string, after: string][] = [
  [`'ٱىیةەکگپچڤ٠`, `'ٱىیېێےةەھہکگپچڤۆۇۋۅڕڑڵژڈٹں٠`],
  [`'اييههككبجف0`, `'ايييييههههككبجفووووررلزدتن0`],
];
const steps: [before: string, after: string][] = [
  [
    step(' (?:و?(?:بال|كال|فال|ال|لل))+(?=[ء-ي]{3})'),
    step(' (?:و?ف?(?:[بك]?ال|لل))+(?=[ء-ي]{3})') +
      step(' (?!والد[اهيك] )(?!و?ف?(?:[بك]?ال|لل)(?:ات|ون|ين|ان|يه|له|تي|ذي) )و?ف?(?:[بك]?ال|لل)(?=[ء-ي]{2} )'),
  ],
  [step(' [بلفك](?=[ء-ي]{4})'), step(' ف(?=[بلك][ء-ي]{4})') + step(' [بلفك](?=[ء-ي]{4})')],
];

/**
 * Two letters behind an article are a word (الصم, بالدم), prefixes stand together (فبال, فلل), and letters of Kurdish and
 * Urdu count as those that Arabic has for them (SRCH-1), as in libs/domain/src/search. What is in the index is put there once
 * more. Servers of the former build miss these few words until they are replaced.
 */
export class Migration20261127T0130_words_behind_articles extends Migration {
  override up(): void {
    for (const [before, after] of letters) this.rewrite('masar_normalize', before, after);
    for (const [before, after] of steps) this.rewrite('masar_stems', before, after);
    this.again();
  }

  override down(): void {
    for (const [before, after] of letters) this.rewrite('masar_normalize', after, before);
    for (const [before, after] of steps) this.rewrite('masar_stems', after, before);
    this.again();
  }

  private rewrite(name: string, before: string, after: string): void {
    this.addSql(`
      do $body$
      declare
        written text := pg_get_functiondef('${name}(text)'::regprocedure);
      begin
        if position(${quoted(before)} in written) = 0 then
          raise exception '% is not as it was', '${name}';
        end if;
        execute replace(written, ${quoted(before)}, ${quoted(after)});
      end
      $body$
    `);
  }

  /** Makes whatever was made of words anew. */
  private again(): void {
    // Many texts may take longer than the role allows a statement.
    this.addSql(`set local statement_timeout = 0`);
    this.names();
    this.addSql(`
      update skill_names s set name_key = masar_skill_key(name)
       where name_key <> masar_skill_key(name)
         and not exists (select from skill_names other where other.name_key = masar_skill_key(s.name))
    `);
    this.addSql(`
      select search_put(kind, entity_id, parent_id, title_ar, title_en, body_ar, body_en)
        from (select * from search_documents order by id offset 0) as known
    `);
    this.addSql(`
      select search_put_sections(lesson_id)
        from (select distinct lesson_id from search_sections where lesson_id is not null offset 0) as known
    `);
    this.addSql(`
      select search_put_assignment(assignment_id)
        from (select distinct assignment_id from search_sections where assignment_id is not null offset 0) as known
    `);
  }

  /** Other names are stored with their stems; of two that became one the older stays. */
  private names(): void {
    this.addSql(`
      create temporary table renamed on commit drop as
        select id, created_at, array_to_string(masar_stems(term), ' ') as term,
               array_to_string(masar_stems(canonical), ' ') as canonical
          from search_aliases
    `);
    this.addSql(`
      delete from search_aliases a using renamed r
       where r.id = a.id
         and (r.term = r.canonical or exists (
               select from renamed other where other.term = r.term and (other.created_at, other.id) < (r.created_at, r.id)))
    `);
    // A name may take the stems that another one had.
    this.addSql(`
      update search_aliases a set term_stems = 'renamed ' || a.id from renamed r where r.id = a.id and a.term_stems <> r.term
    `);
    this.addSql(`
      update search_aliases a set term_stems = r.term, canonical_stems = r.canonical
        from renamed r where r.id = a.id and (a.term_stems, a.canonical_stems) is distinct from (r.term, r.canonical)
    `);
    this.addSql(`drop table renamed`);
  }
}
