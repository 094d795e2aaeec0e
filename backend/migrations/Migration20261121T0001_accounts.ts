import { Migration } from '@mikro-orm/migrations';

/** People with an account. */
export class Migration20261121T0001_accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid default gen_random_uuid() primary key,
        email text not null,
        first_name text,
        last_name text,
        profile_image_url text,
        bio text,
        role text not null default 'student',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        password_hash text,
        email_verified_at timestamptz(3),
        name_ar text,
        name_en text,
        digits text not null default 'latn',
        last_active_at timestamptz(3),
        is_demo boolean not null default false,
        constraint users_role_check check (role in ('student', 'instructor', 'volunteer', 'admin')),
        constraint users_digits_check check (digits in ('latn', 'arab'))
      )
    `);
    this.addSql(`create index users_role_created_at_index on users (role, created_at desc, id desc)`);
    this.addSql(`create index users_created_at_index on users (created_at desc, id desc)`);
    this.addSql(`create index users_last_active_at_index on users (last_active_at desc)`);
    this.addSql(`create unique index users_email_unique on users (lower(email))`);
  }

  override down(): void {
    this.addSql(`drop table users`);
  }
}
