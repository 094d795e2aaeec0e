import { Migration } from '@mikro-orm/migrations';

const indexed = ['search_stems', 'search_section_stems'];
const names = ['term_word', 'canonical_word'];

/**
 * A misspelt word is compared by its sounds as well (SRCH-1): letters that are taken for each other count as one, long
 * vowels and the script do not count, so that فوتوشب, فتشوب and photoshop meet فوتوشوب. What names are
 * compared by is kept beside them, since making it anew for all of them takes longer than the rest of a search.
 */
export class Migration20261122T0351_words_that_sound_alike extends Migration {
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
    for (const table of indexed) this.addSql(`create index ${table}_sounds_index on ${table} (masar_sounds(stem))`);
    this.addSql(`alter table search_aliases add column term_word text null, add column canonical_word text null`);
    this.addSql(`
      update search_aliases
         set term_word = case when position(' ' in term_stems) = 0 then btrim(masar_normalize(term)) end,
             canonical_word = case when position(' ' in canonical_stems) = 0 then btrim(masar_normalize(canonical)) end
    `);
    for (const word of names) {
      this.addSql(
        `create index search_aliases_${word}_letters_index on search_aliases using gin (masar_letters(${word}) gin_trgm_ops)`,
      );
      this.addSql(`create index search_aliases_${word}_sounds_index on search_aliases (masar_sounds(${word}))`);
    }
  }

  override down(): void {
    for (const word of names) {
      this.addSql(`drop index search_aliases_${word}_sounds_index`);
      this.addSql(`drop index search_aliases_${word}_letters_index`);
    }
    this.addSql(`alter table search_aliases drop column term_word, drop column canonical_word`);
    for (const table of indexed) this.addSql(`drop index ${table}_sounds_index`);
    this.addSql(`drop function masar_sounds(text)`);
  }
}
