import { Migration } from '@mikro-orm/migrations';

/** Wishes for another role, decided by admins (AUTH-7). */
export class Migration20261121T0004_role_requests extends Migration {
  override up(): void {
    this.addSql(`
      create table role_requests (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        role text not null,
        status text not null default 'pending',
        decided_by uuid,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint role_requests_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint role_requests_decided_by_foreign foreign key (decided_by) references users (id) on delete set null,
        constraint role_requests_role_check check (role in ('student', 'instructor', 'volunteer', 'admin')),
        constraint role_requests_status_check check (status in ('pending', 'approved', 'refused'))
      )
    `);
    this.addSql(`create index role_requests_user_id_index on role_requests (user_id)`);
    this.addSql(`create index role_requests_decided_by_index on role_requests (decided_by)`);
    this.addSql(
      `create index role_requests_status_created_at_index on role_requests (status, created_at desc, id desc)`,
    );
    this.addSql(
      `create unique index role_requests_one_pending_unique on role_requests (user_id) where status = 'pending'`,
    );
  }

  override down(): void {
    this.addSql(`drop table role_requests`);
  }
}
