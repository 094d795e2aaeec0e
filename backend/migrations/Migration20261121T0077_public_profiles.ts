import { Migration } from '@mikro-orm/migrations';

/** Who shows a public page, under which name, and what is on it (PRF-3). */
export class Migration20261121T0077_public_profiles extends Migration {
  override up(): void {
    this.addSql(`
      create table public_profiles (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        handle text,
        is_open boolean not null default false,
        shows_certificates boolean not null default true,
        shows_skills boolean not null default true,
        shows_projects boolean not null default true,
        shows_discussions boolean not null default false,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint public_profiles_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint public_profiles_user_id_unique unique (user_id),
        constraint public_profiles_handle_unique unique (handle),
        constraint public_profiles_handle_check check (handle ~ '^[a-z][a-z0-9-]{2,29}$')
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table public_profiles`);
  }
}
