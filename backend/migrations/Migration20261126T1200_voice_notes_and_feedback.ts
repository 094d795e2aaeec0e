import { Migration } from '@mikro-orm/migrations';

/** Voice notes beside work, and voice notes and files that come with a mark (ASG-1, ASG-2). */
export class Migration20261126T1200_voice_notes_and_feedback extends Migration {
  override up(): void {
    this.addSql(`
      alter table submission_files
        add column is_voice boolean not null default false,
        add constraint submission_files_kind_check check (not (is_photo and is_voice))
    `);
    this.addSql(`
      create table submission_feedback (
        id uuid default gen_random_uuid() primary key,
        submission_id uuid not null,
        file_id uuid not null,
        is_voice boolean not null,
        added_by uuid,
        added_at timestamptz(3) not null default now(),
        told_at timestamptz(3),
        constraint submission_feedback_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint submission_feedback_file_id_foreign
          foreign key (file_id) references stored_files (id) on delete cascade,
        constraint submission_feedback_added_by_foreign foreign key (added_by) references users (id) on delete set null,
        constraint submission_feedback_file_id_unique unique (file_id)
      )
    `);
    this.addSql(`create index submission_feedback_submission_id_index on submission_feedback (submission_id)`);
    this.addSql(`create index submission_feedback_added_by_index on submission_feedback (added_by)`);
  }

  override down(): void {
    this.addSql(`drop table submission_feedback`);
    this.addSql(`delete from submission_files where is_voice`);
    this.addSql(`alter table submission_files drop constraint submission_files_kind_check, drop column is_voice`);
  }
}
