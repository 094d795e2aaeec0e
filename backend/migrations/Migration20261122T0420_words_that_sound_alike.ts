import { Migration } from '@mikro-orm/migrations';

const indexed = ['search_stems', 'search_section_stems'];

/**
 * A misspelt word is looked for by its letters with one of them left out, on both sides (symmetric deletion: W. Garbe,
 * 2012), which finds one letter too many, too few, another or two swapped without comparing; and by its sounds (SRCH-1):
 * letters that are taken for each other count as one, long vowels and the script do not count, so that فوتوشب, فتشوب and
 * photoshop meet فوتوشوب.
 */
export class Migration20261122T0420_words_that_sound_alike extends Migration {
  override up(): void {
    this.addSql(`
      create function masar_sounds(stem text) returns text
      language sql immutable strict parallel safe
      return translate(
        replace(replace(replace(replace(replace(replace(replace(stem,
          'ph', 'f'), 'sh', 'ش'), 'ch', 'ش'), 'th', 'ت'), 'kh', 'خ'), 'gh', 'غ'), 'x', 'ks'),
        'بتطثسصجغحخدضذظزرشفقكلمنcgjpqvzءاويعهaeiouyw.',
        'bttssskkhxdddddrcfkklmnkkkbkfd')
    `);
    this.addSql(`
      create function masar_deletions(word text) returns text[]
      language sql immutable strict parallel safe
      return array(
        select word union select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
      )
    `);
    for (const table of indexed) {
      this.addSql(`drop index ${table}_similar_index`);
      this.addSql(`create index ${table}_deletions_index on ${table} using gin (masar_deletions(stem))`);
      this.addSql(`create index ${table}_sounds_index on ${table} (masar_sounds(stem))`);
    }
    this.names();
    this.nearness();
  }

  override down(): void {
    this.addSql(`drop function search_names_near(text, boolean)`);
    for (const table of indexed) this.addSql(`drop function ${table}_near(text, integer)`);
    this.addSql(`drop trigger search_names_changed on search_aliases`);
    this.addSql(`drop function search_names_changed()`);
    this.addSql(`drop function search_put_names(uuid, text, text, text, text)`);
    this.addSql(`drop table search_names`);
    for (const table of indexed) {
      this.addSql(`drop index ${table}_sounds_index`);
      this.addSql(`drop index ${table}_deletions_index`);
      this.addSql(`create index ${table}_similar_index on ${table} using gin (masar_letters(stem) gin_trgm_ops)`);
    }
    this.addSql(`drop function masar_deletions(text)`);
    this.addSql(`drop function masar_sounds(text)`);
  }

  /** Names of one word with their ends, each beside its stem; made anew in each search they took longer than the rest of it. */
  private names(): void {
    this.addSql(`
      create table search_names (
        alias_id uuid not null,
        stem text collate "C" not null,
        word text collate "C" not null,
        constraint search_names_pkey primary key (alias_id, stem),
        constraint search_names_alias_id_foreign foreign key (alias_id) references search_aliases (id) on delete cascade
      )
    `);
    for (const column of ['stem', 'word']) {
      this.addSql(
        `create index search_names_${column}_deletions_index on search_names using gin (masar_deletions(${column}))`,
      );
    }
    this.addSql(`create index search_names_sounds_index on search_names (masar_sounds(word))`);
    this.addSql(`create index search_names_stem_index on search_names (stem)`);
    this.addSql(`
      create function search_put_names(
        the_alias uuid, term text, term_stems text, canonical text, canonical_stems text
      ) returns void
      language plpgsql
      as $body$
      begin
        delete from search_names where alias_id = the_alias;
        insert into search_names (alias_id, stem, word)
          select the_alias, stem, btrim(masar_normalize(name))
            from (values (term_stems, term), (canonical_stems, canonical)) as said (stem, name)
           where position(' ' in stem) = 0;
      end
      $body$
    `);
    this.addSql(`
      create function search_names_changed() returns trigger
      language plpgsql
      as $body$
      begin
        perform search_put_names(new.id, new.term, new.term_stems, new.canonical, new.canonical_stems);
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger search_names_changed after insert or update on search_aliases
      for each row execute function search_names_changed()
    `);
    this.addSql(`select search_put_names(id, term, term_stems, canonical, canonical_stems) from search_aliases`);
  }

  /** What looks or sounds like a word, of each the likest first. */
  private nearness(): void {
    for (const table of indexed)
      this.addSql(`
        create function ${table}_near(form text, at_most integer) returns setof text
        language plpgsql stable strict parallel safe
        as $body$
        begin
          return query (
            select s.stem::text from ${table} s where masar_deletions(s.stem) && masar_deletions(form)
             order by similarity(masar_letters(s.stem), masar_letters(form)) desc, s.stem limit at_most
          ) union (
            select s.stem::text from ${table} s
             where masar_sounds(s.stem) = masar_sounds(form) and length(masar_sounds(form)) > 1
             order by abs(length(s.stem) - length(form)), s.stem limit at_most
          );
        end
        $body$
      `);
    // A known word may still be a name with an error in it, but only as a whole and by its letters.
    this.addSql(`
      create function search_names_near(form text, is_known boolean) returns table (near text, known text)
      language plpgsql stable strict parallel safe
      as $body$
      begin
        return query select n.stem::text, n.word::text from search_names n
                      where masar_deletions(n.word) && masar_deletions(form);
        if not is_known then
          return query
            select n.stem::text, n.word::text from search_names n where masar_deletions(n.stem) && masar_deletions(form)
            union
            select n.stem, n.word from search_names n
             where masar_sounds(n.word) = masar_sounds(form) and length(masar_sounds(form)) > 1;
        end if;
      end
      $body$
    `);
  }
}
