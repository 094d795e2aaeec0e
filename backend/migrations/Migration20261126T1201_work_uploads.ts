import { Migration } from '@mikro-orm/migrations';

/** Files on their way to a draft, piece by piece, so that an upload goes on after a cut (ASG-1). */
export class Migration20261126T1201_work_uploads extends Migration {
  override up(): void {
    this.addSql(`
      create table work_uploads (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        user_id uuid not null,
        name text not null,
        size integer not null,
        received integer not null default 0,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        finished_at timestamptz(3),
        constraint work_uploads_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint work_uploads_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint work_uploads_size_check check (size > 0 and received >= 0 and received <= size),
        constraint work_uploads_finished_check check (finished_at is null or received = size)
      )
    `);
    this.addSql(`create index work_uploads_assignment_id_index on work_uploads (assignment_id)`);
    this.addSql(`create index work_uploads_user_id_index on work_uploads (user_id)`);
    this.addSql(`create index work_uploads_expires_at_index on work_uploads (expires_at)`);
    this.addSql(`
      create table work_upload_pieces (
        id uuid default gen_random_uuid() primary key,
        upload_id uuid not null,
        begins_at integer not null,
        bytes bytea not null,
        constraint work_upload_pieces_upload_id_foreign
          foreign key (upload_id) references work_uploads (id) on delete cascade,
        constraint work_upload_pieces_upload_id_begins_at_unique unique (upload_id, begins_at)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table work_upload_pieces`);
    this.addSql(`drop table work_uploads`);
  }
}
