import { Migration } from '@mikro-orm/migrations';

/** Words that mean the same in a search: other spellings, translations, broken plurals (SRCH-1). */
export class Migration20261121T0053_search_aliases extends Migration {
  override up(): void {
    this.addSql(`
      create table search_aliases (
        id uuid default gen_random_uuid() primary key,
        term text not null,
        canonical text not null,
        term_stems text not null,
        canonical_stems text not null,
        created_at timestamptz(3) not null default now(),
        constraint search_aliases_term_stems_unique unique (term_stems),
        constraint search_aliases_stems_check check (term_stems <> '' and canonical_stems <> '' and term_stems <> canonical_stems)
      )
    `);
    this.addSql(`create index search_aliases_canonical_stems_index on search_aliases (canonical_stems, id)`);
    this.addSql(`create index search_aliases_created_at_index on search_aliases (created_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table search_aliases`);
  }
}
