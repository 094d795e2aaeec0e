import { Migration } from '@mikro-orm/migrations';

/** Categories with readable ids (CRS-8). */
export class Migration20261121T0007_categories extends Migration {
  override up(): void {
    this.addSql(`
      create table categories (
        id text primary key,
        name_ar text not null,
        name_en text not null,
        description_ar text,
        description_en text,
        color text not null,
        icon text,
        created_at timestamptz(3) not null default now(),
        constraint categories_id_check check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table categories`);
  }
}
