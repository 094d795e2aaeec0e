import { Migration } from '@mikro-orm/migrations';

/** Texts in further languages (TRN-2). */
export class Migration20261121T0006_translations extends Migration {
  override up(): void {
    this.addSql(`
      create table translations (
        id uuid default gen_random_uuid() primary key,
        entity_type text not null,
        entity_id text not null,
        language text not null,
        field text not null,
        content text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint translations_entity_language_field_unique unique (entity_type, entity_id, language, field)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table translations`);
  }
}
