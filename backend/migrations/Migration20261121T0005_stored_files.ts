import { Migration } from '@mikro-orm/migrations';

/** What the file storage keeps (CRS-4). */
export class Migration20261121T0005_stored_files extends Migration {
  override up(): void {
    this.addSql(`
      create table stored_files (
        id uuid default gen_random_uuid() primary key,
        owner_id uuid,
        name text not null,
        mime_type text not null,
        size bigint not null,
        storage_key text not null,
        sha256 text not null,
        created_at timestamptz(3) not null default now(),
        constraint stored_files_owner_id_foreign foreign key (owner_id) references users (id) on delete set null,
        constraint stored_files_storage_key_unique unique (storage_key),
        constraint stored_files_size_check check (size >= 0)
      )
    `);
    this.addSql(`create index stored_files_owner_id_index on stored_files (owner_id)`);
  }

  override down(): void {
    this.addSql(`drop table stored_files`);
  }
}
