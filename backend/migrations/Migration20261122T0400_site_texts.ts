import { Migration } from '@mikro-orm/migrations';

/** What administrators write for public pages, with every former state; nothing stands there until somebody writes. */
export class Migration20261122T0400_site_texts extends Migration {
  override up(): void {
    this.addSql(`
      create table site_texts (
        id text primary key,
        ar text not null,
        en text not null,
        version integer not null default 1,
        updated_at timestamptz(3) not null default now(),
        constraint site_texts_version_check check (version >= 1)
      )
    `);
    this.addSql(`
      create table site_text_versions (
        id uuid default gen_random_uuid() primary key,
        text_id text not null,
        version integer not null,
        ar text not null,
        en text not null,
        changed_by uuid,
        created_at timestamptz(3) not null default now(),
        constraint site_text_versions_text_id_foreign foreign key (text_id) references site_texts (id) on delete cascade,
        constraint site_text_versions_changed_by_foreign foreign key (changed_by) references users (id) on delete set null,
        constraint site_text_versions_text_id_version_unique unique (text_id, version)
      )
    `);
    this.addSql(`create index site_text_versions_changed_by_index on site_text_versions (changed_by)`);
  }

  override down(): void {
    this.addSql(`drop table site_text_versions`);
    this.addSql(`drop table site_texts`);
  }
}
