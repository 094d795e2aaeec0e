import { Migration } from '@mikro-orm/migrations';

const translatable = ['courses', 'categories', 'lessons'];

/** Translations name a language and say something, and go with the row whose texts they are (TRN-2). */
export class Migration20261121T0093_translated_rows extends Migration {
  override up(): void {
    this.addSql(`
      alter table translations
        add constraint translations_language_check check (language ~ '^[a-z]{2,3}$'),
        add constraint translations_content_check check (content <> '')
    `);
    this.addSql(`
      create function forget_translations() returns trigger language plpgsql as $$
      begin
        delete from translations where entity_type = tg_table_name and entity_id = old.id::text;
        return null;
      end $$
    `);
    for (const table of translatable) {
      this.addSql(`
        create trigger ${table}_forget_translations after delete on ${table}
          for each row execute function forget_translations()
      `);
    }
  }

  override down(): void {
    for (const table of translatable) this.addSql(`drop trigger ${table}_forget_translations on ${table}`);
    this.addSql(`drop function forget_translations()`);
    this.addSql(`
      alter table translations
        drop constraint translations_language_check,
        drop constraint translations_content_check
    `);
  }
}
