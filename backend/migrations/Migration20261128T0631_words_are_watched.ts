import { Migration } from '@mikro-orm/migrations';

/** Written by triggers of `search_documents` and `search_sections` alone; what reads them need not know that (ADR 158). */
const words = ['search_postings', 'search_stems', 'search_section_postings', 'search_section_stems'];

export class Migration20261128T0631_words_are_watched extends Migration {
  override up(): void {
    for (const table of words)
      this.addSql(
        `create trigger shared_answers_changed after insert or update or delete or truncate on ${table} for each statement execute function shared_answers_changed()`,
      );
  }

  override down(): void {
    for (const table of words) this.addSql(`drop trigger shared_answers_changed on ${table}`);
  }
}
